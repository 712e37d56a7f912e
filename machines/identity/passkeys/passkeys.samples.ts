import type { Samples } from '../../../src/atlas';
import { broken, formEnds, offline } from '../../samples';
import type { passkeysMachine } from './passkeys.machine';

const id = '01930000-0000-7000-8000-0000000000b1';

export const passkeysSamples = {
  title: { en: 'Passkeys', bn: 'পাসকি' },
  states: {
    open: { en: 'The passkeys section is open', bn: 'পাসকি অংশটি খোলা' },
    'open.listing': { en: 'The passkeys are listed with names and dates', bn: 'নাম ও সময়সহ পাসকির তালিকা দেখা যায়' },
    'open.listing.idle': { en: 'The passkeys are listed', bn: 'পাসকির তালিকা দেখা যায়' },
    'open.listing.added': { en: 'A success message confirms the new passkey', bn: 'পাসকি যোগ হওয়ার বার্তা দেখা যায়' },
    'open.listing.named': { en: 'A success message confirms the new name', bn: 'নাম বদলানোর বার্তা দেখা যায়' },
    'open.listing.removed': { en: 'A success message confirms the removal', bn: 'পাসকি সরানোর বার্তা দেখা যায়' },
    'open.listing.cancelled': {
      en: 'A neutral note reports that no passkey was added',
      bn: 'পাসকি যোগ না হওয়ার সাধারণ বার্তা দেখা যায়',
    },
    'open.listing.alreadyExists': {
      en: 'A note reports that this device already has a passkey',
      bn: 'এই ডিভাইসে আগেই পাসকি থাকার বার্তা দেখা যায়',
    },
    'open.listing.unable': {
      en: 'A note reports that passkeys cannot be added here',
      bn: 'এখানে পাসকি যোগ করা না যাওয়ার বার্তা দেখা যায়',
    },
    'open.listing.rejected': { en: 'An error says why the change failed', bn: 'বদল না হওয়ার কারণ দেখা যায়' },
    'open.preparing': {
      en: 'A loading state is shown while passkey support is checked',
      bn: 'এখানে পাসকি চলে কি না দেখা হচ্ছে',
    },
    'open.beginning': { en: 'The password form for a new passkey is shown', bn: 'নতুন পাসকির জন্য পাসওয়ার্ডের ফর্ম দেখা যায়' },
    'open.making': {
      en: 'The browser’s passkey dialog is open; instructions are shown',
      bn: 'ব্রাউজারের পাসকি ডায়ালগ খোলা; কী করতে হবে লেখা আছে',
    },
    'open.registering': { en: 'The new passkey is being saved', bn: 'নতুন পাসকি সেভ হচ্ছে' },
    'open.saving': { en: 'Ten recovery codes are shown', bn: 'দশটি রিকভারি কোড দেখা যায়' },
    'open.renaming': { en: 'The form for the name is shown', bn: 'নামের ফর্ম দেখা যায়' },
    'open.removing': { en: 'The password form for the removal is shown', bn: 'পাসকি সরানোর জন্য পাসওয়ার্ডের ফর্ম দেখা যায়' },
    failed: {
      en: 'An error is shown; "Try again" and "Back" are offered',
      bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" ও "ফিরে যান" আছে',
    },
    left: { en: 'The account security overview is shown', bn: 'অ্যাকাউন্টের নিরাপত্তার মূল পেজ দেখা যায়' },
  },
  events: {
    'adding.requested': { 'by the player': { en: 'Press "Add a passkey"', bn: '"পাসকি যোগ করুন" চাপুন' } },
    'naming.requested': {
      'of a passkey': { event: { id }, en: 'Press "Rename" next to a passkey', bn: 'একটি পাসকির পাশে "নাম বদলান" চাপুন' },
    },
    'removal.requested': {
      'of a passkey': { event: { id }, en: 'Press "Remove" next to a passkey', bn: 'একটি পাসকির পাশে "সরান" চাপুন' },
    },
    'codes.saved': { 'by the player': { en: 'Press "I have saved them"', bn: '"কোডগুলো রেখে দিয়েছি" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back" or "Cancel"', bn: '"ফিরে যান" বা "বাতিল করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      left: { output: undefined, en: 'The player leaves the list', bn: 'খেলোয়াড় তালিকা ছেড়ে যান' },
      failed: { ...broken, en: 'The list fails unexpectedly', bn: 'তালিকায় অপ্রত্যাশিত ত্রুটি হয়' },
    },
    checkAbility: {
      able: { output: { kind: 'able' }, en: 'The browser supports passkeys', bn: 'ব্রাউজারে পাসকি চলে' },
      unable: {
        output: { kind: 'unable' },
        en: 'The browser does not support passkeys here',
        bn: 'এখানে ব্রাউজারে পাসকি চলে না',
      },
      failed: {
        ...broken,
        en: 'The check for passkey support fails unexpectedly',
        bn: 'পাসকি চলে কি না দেখায় অপ্রত্যাশিত ত্রুটি হয়',
      },
    },
    beginForm: formEnds({ en: 'The server accepts the password', bn: 'সার্ভার পাসওয়ার্ড গ্রহণ করে' }),
    makePasskey: {
      made: { output: { kind: 'made' }, en: 'Confirm in the browser’s dialog', bn: 'ব্রাউজারের ডায়ালগে নিশ্চিত করুন' },
      cancelled: { output: { kind: 'cancelled' }, en: 'Close the browser’s dialog', bn: 'ব্রাউজারের ডায়ালগ বন্ধ করুন' },
      taken: {
        output: { kind: 'taken' },
        en: 'The device already has a passkey for this account',
        bn: 'ডিভাইসে এই অ্যাকাউন্টের পাসকি আগেই আছে',
      },
      unable: { output: { kind: 'unable' }, en: 'The device cannot create passkeys', bn: 'ডিভাইসে পাসকি তৈরি করা যায় না' },
      failed: {
        ...broken,
        en: 'The script that opens the browser’s dialog does not load',
        bn: 'ব্রাউজারের ডায়ালগ খোলার স্ক্রিপ্ট লোড হয় না',
      },
    },
    keepPasskey: {
      kept: { output: { kind: 'kept' }, en: 'The server saves the passkey', bn: 'সার্ভার পাসকি সেভ করে' },
      first: {
        output: { kind: 'codes' },
        en: 'The server saves the passkey and issues recovery codes: two-step verification is now on',
        bn: 'সার্ভার পাসকি সেভ করে ও রিকভারি কোড দেয়: দুই ধাপে যাচাই চালু হলো',
      },
      late: {
        error: {
          kind: 'rejected',
          code: 'passkey.expired',
          message: 'It took too long, or was already used. Please try again.',
          status: 422,
        },
        en: 'The server rejects the passkey: it took too long',
        bn: 'সার্ভার পাসকি গ্রহণ করে না: বেশি দেরি হয়েছে',
      },
      offline,
    },
    nameForm: formEnds({ en: 'The server saves the name', bn: 'সার্ভার নাম সেভ করে' }),
    removeForm: formEnds({ en: 'The server removes the passkey', bn: 'সার্ভার পাসকি সরিয়ে দেয়' }),
  },
} satisfies Samples<typeof passkeysMachine>;
