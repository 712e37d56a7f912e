import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { sessionTimeMachine } from './session-time.machine';

export const sessionTimeSamples = {
  title: { en: 'Session expiry', bn: 'সেশনের মেয়াদ' },
  states: {
    loading: {
      en: 'No notice is shown; the end time of the session is loading',
      bn: 'কোনো নোটিশ নেই; সেশন কখন শেষ হবে লোড হচ্ছে',
    },
    unknown: {
      en: 'No notice is shown; the end time of the session is unknown',
      bn: 'কোনো নোটিশ নেই; সেশন কখন শেষ হবে জানা নেই',
    },
    running: { en: 'The session is active', bn: 'সেশন চালু আছে' },
    'running.idle': { en: 'No notice is shown; enough time is left', bn: 'কোনো নোটিশ নেই; যথেষ্ট সময় বাকি' },
    'running.expiring': {
      en: 'A notice shows the time left; "Stay logged in" is offered',
      bn: 'নোটিশে বাকি সময় দেখা যায়; "লগ ইন থাকুন" বোতাম আছে',
    },
    'running.prolonging': {
      en: 'A spinner is shown on the "Stay logged in" button',
      bn: '"লগ ইন থাকুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'running.last': {
      en: 'A notice shows when the player must log in again; only "I understand" is offered',
      bn: 'কত সময় পরে আবার লগ ইন করতে হবে নোটিশে দেখা যায়; শুধু "বুঝেছি" বোতাম আছে',
    },
    'running.warned': {
      en: 'The notice is closed; the session still ends soon',
      bn: 'নোটিশ বন্ধ; সেশন শিগগিরই শেষ হবে',
    },
    ended: { en: 'The login opens over the page', bn: 'পেজের ওপর লগ ইন খোলে' },
  },
  events: {
    'session.prolonged': { 'by the player': { en: 'Press "Stay logged in"', bn: '"লগ ইন থাকুন" চাপুন' } },
    'notice.acknowledged': { 'by the player': { en: 'Press "I understand"', bn: '"বুঝেছি" চাপুন' } },
    'time.ticked': {
      'idle for long': {
        event: { left: { secondsLeft: 120, final: false } },
        en: 'The session is idle; two minutes are left',
        bn: 'অনেকক্ষণ কিছু করা হয়নি; দুই মিনিট বাকি',
      },
      'the latest end': {
        event: { left: { secondsLeft: 119, final: true } },
        en: 'The session is near its maximum length; two minutes are left',
        bn: 'সেশনের সর্বোচ্চ মেয়াদ শেষের পথে; দুই মিনিট বাকি',
      },
    },
    'time.renewed': { 'by a call': { en: 'A request extends the session', bn: 'একটি রিকোয়েস্ট সেশনের মেয়াদ বাড়ায়' } },
    'time.expired': { 'by the clock': { en: 'The session expires', bn: 'সেশনের মেয়াদ শেষ হয়' } },
  },
  outcomes: {
    prolongSession: {
      prolonged: { output: undefined, en: 'The server extends the session', bn: 'সার্ভার সেশনের মেয়াদ বাড়ায়' },
      offline,
    },
    watchTime: {
      failed: {
        ...broken,
        en: 'The session timer crashes',
        bn: 'সেশনের টাইমারে ত্রুটি ঘটে',
      },
    },
  },
} satisfies Samples<typeof sessionTimeMachine>;
