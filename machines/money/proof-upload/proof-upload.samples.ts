import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { proofUploadMachine } from './proof-upload.machine';

export const proofUploadSamples = {
  title: { en: 'Pictures as proof', bn: 'প্রমাণের ছবি' },
  states: {
    ready: { en: 'A picture can be added', bn: 'ছবি যোগ করা যায়' },
    'ready.untouched': { en: 'A picture can be added', bn: 'ছবি যোগ করা যায়' },
    'ready.refused': {
      en: 'Shows why the picture was not taken, and another can be added',
      bn: 'ছবি কেন নেওয়া হয়নি জানানো হয়, আরেকটি যোগ করা যায়',
    },
    uploading: {
      en: 'A bar shows how much of the picture is sent, with "Stop"',
      bn: 'ছবির কতটা পাঠানো হয়েছে দেখা যায়, সঙ্গে "থামান"',
    },
    kept: { en: 'The picture is shown', bn: 'ছবিটি দেখা যায়' },
    full: { en: 'Three pictures are shown, and no more can be added', bn: 'তিনটি ছবি দেখা যায়, আর যোগ করা যায় না' },
  },
  inputs: {
    'of a withdrawal': {
      input: { about: '01930000-0000-7000-8000-0000000000c1' },
      en: 'A withdrawal is reported as not, or not wholly, received',
      bn: 'জানানো হচ্ছে যে উত্তোলনের পুরোটা বা কিছুই পাওয়া যায়নি',
    },
  },
  events: {
    'file.chosen': {
      'a picture': { event: { name: 'transactions.png' }, en: 'Choose a picture', bn: 'একটি ছবি বেছে নিন' },
      'no picture': {
        event: { name: 'renamed.png' },
        en: 'Choose a file that is called like a picture and is none',
        bn: 'নামে ছবি, আসলে ছবি নয় এমন একটি ফাইল বেছে নিন',
      },
    },
    'upload.cancelled': { 'by the player': { en: 'Press "Stop"', bn: '"থামান" চাপুন' } },
    'upload.progressed': {
      'half way': { event: { percent: 50 }, en: 'Half of the picture is sent', bn: 'ছবির অর্ধেক পাঠানো হয়েছে' },
    },
    'upload.kept': {
      'with its id': {
        event: { id: '01930000-0000-7000-8000-0000000000d1' },
        en: 'The gateway keeps the picture',
        bn: 'গেটওয়ে ছবিটি রাখে',
      },
    },
    'upload.refused': {
      'no picture': {
        event: { failure: { kind: 'rejected', code: 'upload.kind' } },
        en: 'The file is neither png nor jpg',
        bn: 'ফাইলটি png বা jpg নয়',
      },
      offline: {
        event: { failure: { kind: 'offline', code: 'client.offline' } },
        en: 'The gateway cannot be reached',
        bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
    },
    'proof.removed': {
      'the one that is kept': {
        event: { id: '01930000-0000-7000-8000-0000000000d1' },
        en: 'Press "Remove" beside a picture',
        bn: 'একটি ছবির পাশে "সরান" চাপুন',
      },
    },
  },
  outcomes: {
    upload: { failed: { ...broken, en: 'The sending fails', bn: 'পাঠানো ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof proofUploadMachine>;
