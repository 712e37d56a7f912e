import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { appUpdateMachine } from './app-update.machine';

export const appUpdateSamples = {
  title: { en: 'New versions of the installed portal', bn: 'ইনস্টল করা পোর্টালের নতুন সংস্করণ' },
  states: {
    registering: { en: 'The page is shown as it is', bn: 'পেজটি যেমন ছিল তেমনই দেখা যায়' },
    absent: { en: 'The page works without a worker', bn: 'ওয়ার্কার ছাড়াই পেজ চলে' },
    current: { en: 'No message: this is the newest version', bn: 'কিছু জানানো হয় না: এটিই সর্বশেষ সংস্করণ' },
    looking: { en: 'No message while it checks for a new version', bn: 'নতুন সংস্করণ খোঁজা হচ্ছে, কিছু জানানো হয় না' },
    ready: { en: 'The page says that a new version is ready', bn: 'নতুন সংস্করণ তৈরি, জানানো হয়' },
    takingOver: { en: 'The page says that it is being updated', bn: 'আপডেট হচ্ছে, জানানো হয়' },
    takenOver: { en: 'The page says that another tab was updated', bn: 'অন্য ট্যাবে আপডেট হয়েছে, জানানো হয়' },
    weighing: { en: 'The page says that it is being updated', bn: 'আপডেট হচ্ছে, জানানো হয়' },
    held: {
      en: 'The page says that what was typed must be sent or cleared first',
      bn: 'যা লেখা হয়েছে আগে পাঠাতে বা মুছতে বলা হয়',
    },
    reloading: { en: 'The page reloads', bn: 'পেজটি নতুন করে লোড হয়' },
    later: { en: 'No further message', bn: 'আর কিছু জানানো হয় না' },
  },
  events: {
    'update.found': { 'a new version': { en: 'A new version waits', bn: 'নতুন একটি সংস্করণ অপেক্ষায় আছে' } },
    'update.takenOver': { 'in another tab': { en: 'Update in another tab', bn: 'অন্য ট্যাবে আপডেট করুন' } },
    'update.accepted': { 'by the player': { en: 'Press "Update now"', bn: '"এখনই আপডেট করুন" চাপুন' } },
    'update.putOff': { 'by the player': { en: 'Press "Later"', bn: '"পরে" চাপুন' } },
  },
  outcomes: {
    register: {
      taken: { output: undefined, en: 'The browser takes the worker', bn: 'ব্রাউজার ওয়ার্কারটি নেয়' },
      'not taken': { ...broken, en: 'The browser takes no worker', bn: 'ব্রাউজার ওয়ার্কার নেয় না' },
    },
    watchWorker: { failed: { ...broken, en: 'New versions cannot be heard of', bn: 'নতুন সংস্করণের খবর পাওয়া যায় না' } },
    look: {
      looked: { output: undefined, en: 'The browser has looked', bn: 'ব্রাউজার দেখে নিয়েছে' },
      failed: { ...broken, en: 'There is no network to look with', bn: 'দেখার মতো সংযোগ নেই' },
    },
    takeOver: {
      done: { output: undefined, en: 'The new version has taken over', bn: 'নতুন সংস্করণ দায়িত্ব নিয়েছে' },
      failed: { ...broken, en: 'It does not take over', bn: 'নতুন সংস্করণ দায়িত্ব নেয় না' },
    },
    weigh: {
      'nothing typed': { output: { kind: 'free' }, en: 'Nothing is typed', bn: 'কিছু লেখা হয়নি' },
      'something typed': { output: { kind: 'typed' }, en: 'A form is filled in', bn: 'একটি ফর্ম ভরা আছে' },
      failed: { ...broken, en: 'Unsent input cannot be detected', bn: 'কিছু লেখা হয়েছে কি না বোঝা যায় না' },
    },
  },
} satisfies Samples<typeof appUpdateMachine>;
