import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { appUpdateMachine } from './app-update.machine';

export const appUpdateSamples = {
  title: { en: 'App updates', bn: 'অ্যাপের আপডেট' },
  states: {
    registering: { en: 'No update message is shown yet', bn: 'এখনও আপডেটের কোনো বার্তা দেখা যায় না' },
    absent: { en: 'The page works without a service worker', bn: 'সার্ভিস ওয়ার্কার ছাড়াই পেজ চলে' },
    current: { en: 'No message is shown: the version is current', bn: 'কোনো বার্তা দেখা যায় না: এটিই সর্বশেষ সংস্করণ' },
    checking: {
      en: 'No message is shown while the browser checks for a new version',
      bn: 'ব্রাউজার নতুন সংস্করণ খোঁজার সময় কোনো বার্তা দেখা যায় না',
    },
    outdated: {
      en: 'A message says that the page is from an earlier version',
      bn: 'পেজটি আগের সংস্করণের বলে জানানো হয়',
    },
    ready: { en: 'A message says that a new version is ready', bn: 'নতুন সংস্করণ তৈরি জানানো হয়' },
    activating: { en: 'A message says that the update is in progress', bn: 'আপডেট হচ্ছে জানানো হয়' },
    takenOver: { en: 'A message says that another tab was updated', bn: 'অন্য ট্যাবে আপডেট হয়েছে জানানো হয়' },
    checkingInput: { en: 'A message says that the update is in progress', bn: 'আপডেট হচ্ছে জানানো হয়' },
    held: {
      en: 'A message says that unsent input must be sent or cleared first',
      bn: 'যা লেখা হয়েছে তা আগে পাঠাতে বা মুছতে বলা হয়',
    },
    reloading: { en: 'The page reloads', bn: 'পেজটি আবার লোড হয়' },
    later: { en: 'The message is gone', bn: 'বার্তাটি আর নেই' },
  },
  events: {
    'update.found': { 'a new version': { en: 'A new version is ready', bn: 'নতুন একটি সংস্করণ তৈরি' } },
    'update.takenOver': {
      'in another tab': { en: 'Press "Update now" in another tab', bn: 'অন্য ট্যাবে "এখনই আপডেট করুন" চাপুন' },
    },
    'release.found': {
      'by the gateway': { en: 'The gateway is updated while the page is open', bn: 'পেজ খোলা থাকতেই গেটওয়ে আপডেট হয়' },
    },
    'update.accepted': {
      'by the player': { en: 'Press "Update now" in this tab', bn: 'এই ট্যাবে "এখনই আপডেট করুন" চাপুন' },
    },
    'update.postponed': { 'by the player': { en: 'Press "Later"', bn: '"পরে" চাপুন' } },
  },
  outcomes: {
    register: {
      taken: { output: undefined, en: 'The browser accepts the service worker', bn: 'ব্রাউজার সার্ভিস ওয়ার্কার গ্রহণ করে' },
      'rejected by the browser': {
        ...broken,
        en: 'The browser rejects the service worker',
        bn: 'ব্রাউজার সার্ভিস ওয়ার্কার গ্রহণ করে না',
      },
    },
    watchVersions: { failed: { ...broken, en: 'New versions are no longer detected', bn: 'নতুন সংস্করণ আর ধরা পড়ে না' } },
    look: {
      looked: { output: undefined, en: 'The check for a new version ends', bn: 'নতুন সংস্করণ খোঁজা শেষ হয়' },
      failed: {
        ...broken,
        en: 'The check for a new version fails: no network',
        bn: 'নতুন সংস্করণ খোঁজা ব্যর্থ হয়: সংযোগ নেই',
      },
    },
    takeOver: {
      done: { output: undefined, en: 'The new version takes over', bn: 'নতুন সংস্করণ চালু হয়' },
      failed: { ...broken, en: 'The new version does not take over', bn: 'নতুন সংস্করণ চালু হয় না' },
    },
    weigh: {
      'nothing typed': { output: { kind: 'free' }, en: 'No form has unsent input', bn: 'কোনো ফর্মে না-পাঠানো লেখা নেই' },
      'something typed': { output: { kind: 'typed' }, en: 'A form has unsent input', bn: 'একটি ফর্মে না-পাঠানো লেখা আছে' },
      failed: { ...broken, en: 'Unsent input cannot be detected', bn: 'না-পাঠানো লেখা আছে কি না জানা যায় না' },
    },
  },
} satisfies Samples<typeof appUpdateMachine>;
