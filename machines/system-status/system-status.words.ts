import type { Words } from '../../src/atlas';
import type { systemStatusMachine } from './system-status.machine';
import type { systemStatusSamples } from './system-status.samples';

/** What QA and product read of the system status. */
export const systemStatusWords = {
  en: {
    title: 'Portal availability',
    states: {
      checking: 'The server-rendered page stays visible',
      deciding: 'The reply decides',
      open: 'The portal may be used',
      'open.steady': 'The portal is shown',
      'open.confirming': 'The portal is shown while the status is read again',
      maintenance: 'The maintenance page is shown with its end time',
      'maintenance.waiting': 'The maintenance page waits for the end time',
      'maintenance.lookingAgain': 'The maintenance page looks whether it is over',
      restricted: 'The restriction page shows the address and the country',
      invalidUrl: 'The page says that the address is not ours, with customer service',
      unreachable: 'The page says that the portal cannot be reached',
      'unreachable.waiting': 'The page that the portal cannot be reached offers to try again',
      'unreachable.tryingAgain': 'The page that the portal cannot be reached shows that it tries again',
    },
    events: {
      'retry.requested': { 'by the player': 'Press "Try again"' },
      'service.refused': { 'by any call': 'A call is told that the platform is closed' },
    },
    outcomes: {
      readStatus: {
        open: 'The gateway says: open',
        'open after a login': 'The gateway says: open, but only after a login',
        'maintenance for ten minutes': 'The gateway says: maintenance for ten minutes',
        'maintenance without an end': 'The gateway says: maintenance, the end is not known',
        'restricted here': 'The gateway says: not from this place',
        'not our host': 'The gateway says: this address is not ours',
        offline: 'The gateway cannot be reached',
      },
    },
  },
  bn: {
    title: 'পোর্টাল ব্যবহার করা যাবে কি না',
    states: {
      checking: 'প্রথমে যা এসেছিল তা-ই পর্দায় থাকে',
      deciding: 'উত্তর দেখে সিদ্ধান্ত হয়',
      open: 'পোর্টাল ব্যবহার করা যায়',
      'open.steady': 'পোর্টাল দেখা যায়',
      'open.confirming': 'অবস্থা আবার পড়ার সময়ও পোর্টাল দেখা যায়',
      maintenance: 'রক্ষণাবেক্ষণের পেজ ও তা শেষ হওয়ার সময় দেখা যায়',
      'maintenance.waiting': 'রক্ষণাবেক্ষণের পেজ শেষ সময়ের অপেক্ষায় থাকে',
      'maintenance.lookingAgain': 'রক্ষণাবেক্ষণ শেষ হয়েছে কি না দেখা হচ্ছে',
      restricted: 'নিষেধের পেজে আইপি ঠিকানা ও দেশ দেখা যায়',
      invalidUrl: 'ঠিকানাটি আমাদের নয় জানানো হয়, সঙ্গে গ্রাহকসেবা',
      unreachable: 'পোর্টালে পৌঁছানো যাচ্ছে না জানানো হয়',
      'unreachable.waiting': 'পৌঁছানো যাচ্ছে না, আবার চেষ্টার বোতাম দেখা যায়',
      'unreachable.tryingAgain': 'পৌঁছানো যাচ্ছে না, আবার চেষ্টা চলছে',
    },
    events: {
      'retry.requested': { 'by the player': '"আবার চেষ্টা করুন" চাপুন' },
      'service.refused': { 'by any call': 'কোনো রিকোয়েস্ট জানায় প্ল্যাটফর্ম বন্ধ' },
    },
    outcomes: {
      readStatus: {
        open: 'গেটওয়ে জানায়: খোলা',
        'open after a login': 'গেটওয়ে জানায়: খোলা, তবে আগে লগ ইন করতে হবে',
        'maintenance for ten minutes': 'গেটওয়ে জানায়: দশ মিনিট রক্ষণাবেক্ষণ চলবে',
        'maintenance without an end': 'গেটওয়ে জানায়: রক্ষণাবেক্ষণ চলছে, কখন শেষ হবে জানা নেই',
        'restricted here': 'গেটওয়ে জানায়: এই জায়গা থেকে ব্যবহার করা যাবে না',
        'not our host': 'গেটওয়ে জানায়: ঠিকানাটি আমাদের নয়',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
  },
} satisfies Words<typeof systemStatusMachine, typeof systemStatusSamples>;
