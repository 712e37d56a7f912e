import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { sessionTimeMachine } from './session-time.machine';

export const sessionTimeSamples = {
  title: { en: 'The time of a session', bn: 'সেশনের মেয়াদ' },
  states: {
    learning: { en: 'The portal asks how long the session lasts', bn: 'সেশন কতক্ষণ চলবে পোর্টাল জানতে চায়' },
    unknown: { en: 'How long the session lasts is not known yet', bn: 'সেশন কতক্ষণ চলবে এখনও জানা নেই' },
    running: { en: 'The time of the session runs', bn: 'সেশনের সময় চলছে' },
    'running.enough': { en: 'There is time enough: no notice is shown', bn: 'যথেষ্ট সময় আছে: কোনো নোটিশ নেই' },
    'running.expiring': {
      en: 'A notice says how much time is left, and offers to stay',
      bn: 'নোটিশতে বাকি সময় দেখা যায়, থেকে যাওয়ার বোতাম আছে',
    },
    'running.prolonging': {
      en: 'The button "Stay logged in" shows a spinner',
      bn: '"লগ ইন থাকুন" বোতামে লোডিং চিহ্ন',
    },
    'running.last': {
      en: 'A notice says that this session cannot be made longer',
      bn: 'নোটিশ জানায় এই সেশন আর বাড়ানো যায় না',
    },
    'running.told': { en: 'The notice is gone: the player knows', bn: 'নোটিশ সরে গেছে: খেলোয়াড় জানেন' },
    over: { en: 'The login opens over the page', bn: 'পেজের ওপর লগ ইন খোলে' },
  },
  events: {
    'session.prolonged': { 'by the player': { en: 'Press "Stay logged in"', bn: '"লগ ইন থাকুন" চাপুন' } },
    'notice.acknowledged': { 'by the player': { en: 'Press "I understand"', bn: '"বুঝেছি" চাপুন' } },
    'time.ticked': {
      'idle for long': {
        event: { left: { secondsLeft: 120, final: false } },
        en: 'Nothing was done for long: two minutes are left',
        bn: 'অনেকক্ষণ কিছু করা হয়নি: দুই মিনিট বাকি',
      },
      'the latest end': {
        event: { left: { secondsLeft: 119, final: true } },
        en: 'The latest end of the session is two minutes away',
        bn: 'সেশনের শেষ লিমিট দুই মিনিট দূরে',
      },
    },
    'time.renewed': { 'by a call': { en: 'A call extends the session', bn: 'একটি রিকোয়েস্ট সেশনের মেয়াদ বাড়ায়' } },
    'time.over': { 'by the clock': { en: 'The time of the session is over', bn: 'সেশনের সময় শেষ' } },
  },
  outcomes: {
    prolongSession: {
      prolonged: { output: undefined, en: 'The gateway extends the session', bn: 'গেটওয়ে সেশনের মেয়াদ বাড়ায়' },
      offline,
    },
    watchTime: {
      failed: {
        ...broken,
        en: 'The clock of the session fails',
        bn: 'সেশনের ঘড়ি ব্যর্থ হয়',
      },
    },
  },
} satisfies Samples<typeof sessionTimeMachine>;
