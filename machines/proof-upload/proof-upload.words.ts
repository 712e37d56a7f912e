import type { Words } from '../../src/atlas';
import type { proofUploadMachine } from './proof-upload.machine';
import type { proofUploadSamples } from './proof-upload.samples';

/** What QA and product read of the pictures that prove something. */
export const proofUploadWords = {
  en: {
    title: 'Pictures as proof',
    inputs: { 'of a withdrawal': 'A withdrawal is reported as not, or not wholly, received' },
    states: {
      ready: 'A picture can be added',
      'ready.untouched': 'A picture can be added',
      'ready.refused': 'Shows why the picture was not taken, and another can be added',
      uploading: 'A bar shows how much of the picture is sent, with "Stop"',
      kept: 'The picture is shown',
      full: 'Three pictures are shown, and no more can be added',
    },
    events: {
      'file.chosen': { 'a picture': 'Choose a picture', 'no picture': 'Choose a file that is called like a picture and is none' },
      'upload.cancelled': { 'by the player': 'Press "Stop"' },
      'upload.progressed': { 'half way': 'Half of the picture is sent' },
      'upload.kept': { 'with its id': 'The gateway keeps the picture' },
      'upload.refused': {
        'no picture': 'The file is neither png nor jpg',
        offline: 'The gateway cannot be reached',
      },
      'proof.removed': { 'the one that is kept': 'Press "Remove" beside a picture' },
    },
    outcomes: { upload: { 'broke down': 'The sending fails' } },
  },
  bn: {
    title: 'প্রমাণের ছবি',
    inputs: { 'of a withdrawal': 'জানানো হচ্ছে যে উত্তোলনের পুরোটা বা কিছুই পাওয়া যায়নি' },
    states: {
      ready: 'ছবি যোগ করা যায়',
      'ready.untouched': 'ছবি যোগ করা যায়',
      'ready.refused': 'ছবি কেন নেওয়া হয়নি জানানো হয়, আরেকটি যোগ করা যায়',
      uploading: 'ছবির কতটা পাঠানো হয়েছে দেখা যায়, সঙ্গে "থামান"',
      kept: 'ছবিটি দেখা যায়',
      full: 'তিনটি ছবি দেখা যায়, আর যোগ করা যায় না',
    },
    events: {
      'file.chosen': { 'a picture': 'একটি ছবি বেছে নিন', 'no picture': 'নামে ছবি, আসলে ছবি নয় এমন একটি ফাইল বেছে নিন' },
      'upload.cancelled': { 'by the player': '"থামান" চাপুন' },
      'upload.progressed': { 'half way': 'ছবির অর্ধেক পাঠানো হয়েছে' },
      'upload.kept': { 'with its id': 'গেটওয়ে ছবিটি রাখে' },
      'upload.refused': {
        'no picture': 'ফাইলটি png বা jpg নয়',
        offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
      },
      'proof.removed': { 'the one that is kept': 'একটি ছবির পাশে "সরান" চাপুন' },
    },
    outcomes: { upload: { 'broke down': 'পাঠানো ব্যর্থ হয়' } },
  },
} satisfies Words<typeof proofUploadMachine, typeof proofUploadSamples>;
