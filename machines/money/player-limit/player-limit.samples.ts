import type { Samples } from '../../../src/atlas';
import { broken, formEnds, offline } from '../../samples';
import type { PlayerLimit, playerLimitMachine } from './player-limit.machine';

const none: PlayerLimit = { kind: 'deposit', period: 'week', limit: null, used: '0.00', asked: null };
const set: PlayerLimit = { ...none, limit: '5000.00', used: '1200.00' };
const confirmableFrom = 1_800_086_400_000;

export const playerLimitSamples = {
  title: { en: 'Limit', bn: 'লিমিট' },
  states: {
    loading: { en: 'The limit is loading', bn: 'লিমিট লোড হচ্ছে' },
    failed: {
      en: 'An error says what went wrong; "Try again" and "Back" are offered',
      bn: 'কী ভুল হয়েছে তা দেখা যায়; "আবার চেষ্টা করুন" বা "ফিরে যান" চাপা যায়',
    },
    routing: { en: 'The limit is loading', bn: 'লিমিট লোড হচ্ছে' },
    editing: {
      en: 'The form for the limit is shown, with a note on when a change applies',
      bn: 'লিমিট ঠিক করার ফর্ম দেখা যায়; পরিবর্তন কখন চালু হয় তা লেখা থাকে',
    },
    raisePending: {
      en: 'The requested change is shown; the old limit still applies',
      bn: 'যে পরিবর্তন চাওয়া হয়েছে তা দেখা যায়; আগের লিমিটই চালু আছে',
    },
    'raisePending.waiting': {
      en: 'The time left until the change can be confirmed is shown',
      bn: 'পরিবর্তন নিশ্চিত করতে আর কতক্ষণ বাকি তা দেখা যায়',
    },
    'raisePending.due': {
      en: '"Yes, raise the limit" is offered as a second confirmation',
      bn: 'দ্বিতীয়বার নিশ্চিত করতে "হ্যাঁ, লিমিট বাড়ান" চাপা যায়',
    },
    confirming: {
      en: 'A spinner is shown on the "Yes, raise the limit" button',
      bn: '"হ্যাঁ, লিমিট বাড়ান" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    dropping: {
      en: 'A spinner is shown on the "Keep the current limit" button',
      bn: '"আগের লিমিট রাখুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    ended: { en: 'The limit section is closed', bn: 'লিমিটের অংশটি বন্ধ' },
  },
  inputs: {
    'deposits of a week': {
      input: { kind: 'deposit', period: 'week' },
      en: 'Open the 7-day deposit limit',
      bn: '৭ দিনের ডিপোজিট লিমিট খুলুন',
    },
  },
  events: {
    'limit.requested': { 'by the player': { en: 'Press "Set another limit"', bn: '"অন্য লিমিট দিন" চাপুন' } },
    'raise.confirmed': { 'by the player': { en: 'Press "Yes, raise the limit"', bn: '"হ্যাঁ, লিমিট বাড়ান" চাপুন' } },
    'raise.dropped': { 'by the player': { en: 'Press "Keep the current limit"', bn: '"আগের লিমিট রাখুন" চাপুন' } },
    'countdown.ticked': {
      'a day is left': {
        event: { secondsLeft: 86_400 },
        en: 'The countdown shows 24 hours left',
        bn: 'কাউন্টডাউনে ২৪ ঘণ্টা বাকি দেখায়',
      },
    },
    'countdown.ended': { 'by the clock': { en: 'The 24-hour countdown ends', bn: '২৪ ঘণ্টার কাউন্টডাউন শেষ হয়' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    loadLimit: {
      'none is set': { output: none, en: 'No limit is set', bn: 'কোনো লিমিট ঠিক করা নেই' },
      'one is set': {
        output: set,
        en: 'A limit is set and partly used',
        bn: 'একটি লিমিট আছে, তার কিছুটা ব্যবহার হয়েছে',
      },
      'a higher one waits': {
        output: { ...set, asked: { limit: '9000.00', confirmableFrom } },
        en: 'A request for a higher limit is pending',
        bn: 'লিমিট বাড়ানোর একটি অনুরোধ অপেক্ষায় আছে',
      },
      'its end is asked for': {
        output: { ...set, asked: { limit: null, confirmableFrom } },
        en: 'A request to remove the limit is pending',
        bn: 'লিমিট তুলে দেওয়ার একটি অনুরোধ অপেক্ষায় আছে',
      },
      offline,
    },
    limitForm: formEnds({ en: 'The server accepts the limit', bn: 'সার্ভার লিমিটটি গ্রহণ করে' }),
    countdown: { failed: { ...broken, en: 'The countdown fails', bn: 'কাউন্টডাউন ব্যর্থ হয়' } },
    confirmRaise: {
      confirmed: {
        output: undefined,
        en: 'The server applies the requested change',
        bn: 'সার্ভার পরিবর্তনটি চালু করে',
      },
      offline,
    },
    dropRaise: {
      'taken back': {
        output: undefined,
        en: 'The server discards the requested change',
        bn: 'সার্ভার পরিবর্তনের অনুরোধটি বাতিল করে',
      },
      offline,
    },
  },
} satisfies Samples<typeof playerLimitMachine>;
