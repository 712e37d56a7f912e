import type { Samples } from '../../../src/atlas';
import { broken } from '../../samples';
import type { proofUploadMachine } from './proof-upload.machine';

export const proofUploadSamples = {
  title: { en: 'Proof pictures', bn: 'প্রমাণের স্ক্রিনশট' },
  states: {
    ready: { en: 'A picture can be added', bn: 'ছবি যোগ করা যায়' },
    'ready.untouched': { en: 'A picture can be added', bn: 'ছবি যোগ করা যায়' },
    'ready.rejected': {
      en: 'An error says why the picture was rejected; another can be added',
      bn: 'ছবি কেন গ্রহণ হয়নি তা দেখা যায়; আরেকটি যোগ করা যায়',
    },
    uploading: {
      en: 'A progress bar is shown with a "Stop" button',
      bn: 'আপলোডের অগ্রগতি দেখা যায়, সঙ্গে "থামান" বোতাম',
    },
    stored: { en: 'The uploaded picture is listed', bn: 'আপলোড করা ছবিটি তালিকায় দেখা যায়' },
    full: { en: 'Three pictures are listed; no more can be added', bn: 'তালিকায় তিনটি ছবি; আর যোগ করা যায় না' },
  },
  inputs: {
    'of a withdrawal': {
      input: { about: '01930000-0000-7000-8000-0000000000c1' },
      en: 'Open the report of a withdrawal that arrived in part or not at all',
      bn: 'আংশিক বা একেবারেই না পাওয়া একটি উত্তোলনের অভিযোগ খুলুন',
    },
  },
  events: {
    'file.selected': {
      'a picture': { event: { name: 'transactions.png' }, en: 'Choose a picture', bn: 'একটি ছবি বেছে নিন' },
      'no picture': {
        event: { name: 'renamed.png' },
        en: 'Choose a file that has a picture’s extension but is not a picture',
        bn: 'ছবির এক্সটেনশন আছে কিন্তু আসলে ছবি নয়, এমন একটি ফাইল বেছে নিন',
      },
    },
    'upload.cancelled': { 'by the player': { en: 'Press "Stop"', bn: '"থামান" চাপুন' } },
    'upload.progressed': {
      'partly done': { event: { percent: 50 }, en: 'The upload reaches 50 %', bn: 'আপলোড ৫০%-এ পৌঁছায়' },
    },
    'upload.stored': {
      'with its id': {
        event: { id: '01930000-0000-7000-8000-0000000000d1' },
        en: 'The server stores the picture',
        bn: 'সার্ভার ছবিটি সেভ করে',
      },
    },
    'upload.rejected': {
      'no picture': {
        event: { failure: { kind: 'rejected', code: 'upload.kind' } },
        en: 'The upload is rejected: the file is not a PNG or JPG picture',
        bn: 'আপলোড গ্রহণ হয় না: ফাইলটি PNG বা JPG ছবি নয়',
      },
      offline: {
        event: { failure: { kind: 'offline', code: 'client.offline' } },
        en: 'The server is unreachable',
        bn: 'সার্ভারে সংযোগ নেই',
      },
    },
    'proof.removed': {
      'the stored document': {
        event: { id: '01930000-0000-7000-8000-0000000000d1' },
        en: 'Press the × button next to a picture',
        bn: 'একটি ছবির পাশের × বোতাম চাপুন',
      },
    },
  },
  outcomes: {
    upload: { failed: { ...broken, en: 'The upload fails unexpectedly', bn: 'আপলোড অপ্রত্যাশিতভাবে ব্যর্থ হয়' } },
  },
} satisfies Samples<typeof proofUploadMachine>;
