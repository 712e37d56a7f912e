import type { Samples } from '../../../src/atlas';
import { broken, offline } from '../../samples';
import type { avatarMachine } from './avatar.machine';

const id = '01930000-0000-7000-8000-0000000000d7';

/** Avatars, and outcomes of choosing and uploading one. */
export const avatarSamples = {
  title: { en: 'The player’s picture', bn: 'খেলোয়াড়ের ছবি' },
  states: {
    loading: { en: 'The picture is loading', bn: 'ছবিটি আনা হচ্ছে' },
    failed: {
      en: 'Says that the picture could not be read, and offers to try again',
      bn: 'ছবিটি আনা যায়নি জানানো হয়, আবার চেষ্টা করা যায়',
    },
    shown: { en: 'The picture and those to choose from are shown', bn: 'ছবিটি এবং বেছে নেওয়ার ছবিগুলো দেখা যায়' },
    'shown.untouched': {
      en: 'The picture and those to choose from are shown',
      bn: 'ছবিটি এবং বেছে নেওয়ার ছবিগুলো দেখা যায়',
    },
    'shown.changed': { en: 'It says that the picture is changed', bn: 'ছবি বদলেছে জানানো হয়' },
    'shown.refused': { en: 'It says why the picture was not taken', bn: 'ছবিটি কেন নেওয়া হয়নি জানানো হয়' },
    uploading: {
      en: 'A bar shows how much of the picture is sent, with "Stop"',
      bn: 'ছবির কতটা পাঠানো হয়েছে দেখা যায়, সঙ্গে "থামান"',
    },
    choosing: { en: 'The picture is being changed', bn: 'ছবি বদলানো হচ্ছে' },
  },
  events: {
    'avatar.chosen': {
      'the boat': { event: { name: 'boat' }, en: 'Choose the picture "Boat"', bn: '"নৌকা" ছবিটি বেছে নিন' },
    },
    'file.chosen': {
      'a picture': { event: { name: 'me.png' }, en: 'Choose a picture of your own', bn: 'নিজের একটি ছবি বেছে নিন' },
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
    'upload.kept': { 'with its id': { event: { id }, en: 'The gateway keeps the picture', bn: 'গেটওয়ে ছবিটি রাখে' } },
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
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    loadAvatar: {
      'one that there is': {
        output: { avatar: 'member', avatarType: 'STATIC' },
        en: 'It is one of those to choose from',
        bn: 'এটি বেছে নেওয়ার ছবিগুলোর একটি',
      },
      'one’s own': {
        output: { avatar: id, avatarType: 'CUSTOM' },
        en: 'It is a picture of one’s own',
        bn: 'এটি নিজের পাঠানো ছবি',
      },
      offline,
    },
    upload: { failed: { ...broken, en: 'The sending fails', bn: 'পাঠানো ব্যর্থ হয়' } },
    choose: {
      'one’s own taken': {
        output: { avatar: id, avatarType: 'CUSTOM' },
        en: 'The gateway takes the one that was sent',
        bn: 'গেটওয়ে পাঠানো ছবিটি নেয়',
      },
      taken: { output: { avatar: 'boat', avatarType: 'STATIC' }, en: 'The gateway takes it', bn: 'গেটওয়ে ছবিটি নেয়' },
      offline,
    },
  },
} satisfies Samples<typeof avatarMachine>;
