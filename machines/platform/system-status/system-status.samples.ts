import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { Site, systemStatusMachine } from './system-status.machine';

const site: Site = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 1_800_000_000_000,
  location: { ip: '203.0.113.7', country: 'BD' },
  resources: [],
  timeZone: 'Asia/Dhaka',
  registersHere: true,
  memberOrigin: null,
  newcomerBonus: '500.00',
  phoneFailure: 'field',
  customerService: [{ csType: 'live', path: 'https://support.example.test/' }],
  gtagId: '',
  imageCDNs: [],
  logoutMethod: 'POST',
  memberMenu: 14,
  minimumAge: 18,
  gameTypes: ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'],
  whiteLabel: [{ modId: 'SLIDEVERIF', enabled: '1', childrenNodes: [] }],
  loginFirst: false,
};

export const systemStatusSamples = {
  title: { en: 'Portal availability', bn: 'পোর্টাল ব্যবহার করা যাবে কি না' },
  states: {
    checking: { en: 'The server-rendered page stays visible', bn: 'প্রথমে যা এসেছিল তা-ই পর্দায় থাকে' },
    deciding: { en: 'The reply decides', bn: 'উত্তর দেখে সিদ্ধান্ত হয়' },
    open: { en: 'The portal may be used', bn: 'পোর্টাল ব্যবহার করা যায়' },
    'open.steady': { en: 'The portal is shown', bn: 'পোর্টাল দেখা যায়' },
    'open.confirming': {
      en: 'The portal is shown while the status is read again',
      bn: 'অবস্থা আবার পড়ার সময়ও পোর্টাল দেখা যায়',
    },
    maintenance: {
      en: 'The maintenance page is shown with its end time',
      bn: 'রক্ষণাবেক্ষণের পেজ ও তা শেষ হওয়ার সময় দেখা যায়',
    },
    'maintenance.waiting': {
      en: 'The maintenance page waits for the end time',
      bn: 'রক্ষণাবেক্ষণের পেজ শেষ সময়ের অপেক্ষায় থাকে',
    },
    'maintenance.lookingAgain': {
      en: 'The maintenance page looks whether it is over',
      bn: 'রক্ষণাবেক্ষণ শেষ হয়েছে কি না দেখা হচ্ছে',
    },
    restricted: {
      en: 'The restriction page shows the address and the country',
      bn: 'নিষেধের পেজে আইপি ঠিকানা ও দেশ দেখা যায়',
    },
    invalidUrl: {
      en: 'The page says that the address is not ours, with customer service',
      bn: 'ঠিকানাটি আমাদের নয় জানানো হয়, সঙ্গে গ্রাহকসেবা',
    },
    unreachable: { en: 'The page says that the portal cannot be reached', bn: 'পোর্টালে পৌঁছানো যাচ্ছে না জানানো হয়' },
    'unreachable.waiting': {
      en: 'The page that the portal cannot be reached offers to try again',
      bn: 'পৌঁছানো যাচ্ছে না, আবার চেষ্টার বোতাম দেখা যায়',
    },
    'unreachable.tryingAgain': {
      en: 'The page that the portal cannot be reached shows that it tries again',
      bn: 'পৌঁছানো যাচ্ছে না, আবার চেষ্টা চলছে',
    },
  },
  events: {
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'service.refused': {
      'by any call': { en: 'A request is rejected: the platform is closed', bn: 'কোনো রিকোয়েস্ট জানায় প্ল্যাটফর্ম বন্ধ' },
    },
  },
  outcomes: {
    readStatus: {
      open: { output: site, en: 'The gateway says: open', bn: 'গেটওয়ে জানায়: খোলা' },
      'open after a login': {
        output: { ...site, whiteLabel: [{ modId: 'LOGINHOME', enabled: '1', childrenNodes: [] }], loginFirst: true },
        en: 'The gateway says: open, but only after a login',
        bn: 'গেটওয়ে জানায়: খোলা, তবে আগে লগ ইন করতে হবে',
      },
      'maintenance for ten minutes': {
        output: { ...site, maintenance: true, maintenanceEnd: 1_800_000_600_000 },
        en: 'The gateway says: maintenance for ten minutes',
        bn: 'গেটওয়ে জানায়: দশ মিনিট রক্ষণাবেক্ষণ চলবে',
      },
      'maintenance without an end': {
        output: { ...site, maintenance: true },
        en: 'The gateway says: maintenance, the end is not known',
        bn: 'গেটওয়ে জানায়: রক্ষণাবেক্ষণ চলছে, কখন শেষ হবে জানা নেই',
      },
      'restricted here': {
        output: { ...site, regionRestriction: true, location: { ip: '203.0.113.7', country: 'SG' } },
        en: 'The gateway says: not from this place',
        bn: 'গেটওয়ে জানায়: এই জায়গা থেকে ব্যবহার করা যাবে না',
      },
      'not our host': {
        error: {
          kind: 'rejected',
          code: 'system.invalidUrl',
          message: 'Invalid URL. Please contact customer service.',
          status: 403,
          value: { customerService: [{ csType: 'EMAIL', path: 'mailto:help@example.test' }] },
        },
        en: 'The gateway says: this address is not ours',
        bn: 'গেটওয়ে জানায়: ঠিকানাটি আমাদের নয়',
      },
      offline,
    },
  },
} satisfies Samples<typeof systemStatusMachine>;
