import type { Samples } from '../../../src/atlas';
import { broken, formEnds, offline } from '../../samples';
import type { passkeysMachine } from './passkeys.machine';

const id = '01930000-0000-7000-8000-0000000000b1';

export const passkeysSamples = {
  title: { en: 'Passkeys', bn: 'পাসকি' },
  states: {
    open: { en: 'The passkeys are open', bn: 'পাসকিগুলো খোলা আছে' },
    'open.listing': { en: 'Each passkey is shown with its name and times', bn: 'প্রতিটি পাসকি নাম ও সময়সহ দেখা যায়' },
    'open.listing.idle': { en: 'Each passkey is shown', bn: 'প্রতিটি পাসকি দেখা যায়' },
    'open.listing.added': { en: 'Shows that a passkey was added', bn: 'পাসকি যোগ হয়েছে জানানো হয়' },
    'open.listing.named': { en: 'Shows that the name was changed', bn: 'নাম বদলেছে জানানো হয়' },
    'open.listing.removed': { en: 'Shows that a passkey was removed', bn: 'পাসকি সরানো হয়েছে জানানো হয়' },
    'open.listing.cancelled': { en: 'Shows calmly that nothing was added', bn: 'কিছু যোগ হয়নি, শান্তভাবে জানানো হয়' },
    'open.listing.taken': { en: 'Shows that this device has a passkey already', bn: 'এই ডিভাইসে আগেই পাসকি আছে জানানো হয়' },
    'open.listing.unable': { en: 'Shows that passkeys cannot be added here', bn: 'এখানে পাসকি যোগ করা যায় না জানানো হয়' },
    'open.listing.refused': { en: 'A warning says why it did not work', bn: 'কেন হলো না জানানো হয়' },
    'open.preparing': { en: 'Checks whether passkeys can be added here', bn: 'এখানে পাসকি যোগ করা যায় কি না দেখা হয়' },
    'open.beginning': { en: 'The password is requested', bn: 'পাসওয়ার্ড চাওয়া হয়' },
    'open.making': { en: 'Told to follow the dialog of the browser', bn: 'ব্রাউজারের নির্দেশ মানতে বলা হয়' },
    'open.keeping': { en: 'The page shows a loading state', bn: 'লোডিং দেখা যায়' },
    'open.saving': { en: 'Ten recovery codes are shown', bn: 'দশটি রিকভারি কোড দেখা যায়' },
    'open.naming': { en: 'A form for the name is shown', bn: 'নামের ফর্ম দেখা যায়' },
    'open.removing': { en: 'The password is requested', bn: 'পাসওয়ার্ড চাওয়া হয়' },
    failed: {
      en: 'Shows that a part has failed, and offers to try again',
      bn: 'একটি অংশ ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    left: { en: 'The overview is shown again', bn: 'আবার সারসংক্ষেপ দেখা যায়' },
  },
  events: {
    'adding.requested': { 'by the player': { en: 'Press "Add a passkey"', bn: '"পাসকি যোগ করুন" চাপুন' } },
    'naming.requested': {
      'of a passkey': { event: { id }, en: 'Press "Rename" beside a passkey', bn: 'একটি পাসকির পাশে "নাম বদলান" চাপুন' },
    },
    'removal.requested': {
      'of a passkey': { event: { id }, en: 'Press "Remove" beside a passkey', bn: 'একটি পাসকির পাশে "সরান" চাপুন' },
    },
    'codes.kept': { 'by the player': { en: 'Press "I have saved them"', bn: '"কোডগুলো রেখে দিয়েছি" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.left': { 'by the player': { en: 'Press "Back" or "Cancel"', bn: '"ফিরে যান" বা "বাতিল করুন" চাপুন' } },
  },
  outcomes: {
    list: {
      left: { output: undefined, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
      failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' },
    },
    checkAbility: {
      able: { output: { kind: 'able' }, en: 'The browser knows passkeys', bn: 'ব্রাউজারে পাসকি চলে' },
      unable: { output: { kind: 'unable' }, en: 'The browser has no passkeys here', bn: 'এখানে ব্রাউজারে পাসকি চলে না' },
      failed: { ...broken, en: 'It cannot be looked', bn: 'দেখা যায় না' },
    },
    beginForm: formEnds({ en: 'The password was right', bn: 'পাসওয়ার্ড ঠিক' }),
    makePasskey: {
      made: { output: { kind: 'made' }, en: 'Confirm in the dialog of the browser', bn: 'ব্রাউজারের ডায়ালগে নিশ্চিত করুন' },
      cancelled: { output: { kind: 'cancelled' }, en: 'Close the dialog of the browser', bn: 'ব্রাউজারের ডায়ালগ বন্ধ করুন' },
      taken: {
        output: { kind: 'taken' },
        en: 'The device has a passkey for this account already',
        bn: 'ডিভাইসে এই অ্যাকাউন্টের পাসকি আগেই আছে',
      },
      unable: { output: { kind: 'unable' }, en: 'The device cannot make passkeys', bn: 'ডিভাইসে পাসকি তৈরি হয় না' },
      failed: { ...broken, en: 'What opens the dialog does not load', bn: 'ডায়ালগ খোলার অংশ লোড হয় না' },
    },
    keepPasskey: {
      kept: { output: { kind: 'kept' }, en: 'The gateway keeps it', bn: 'গেটওয়ে রাখে' },
      first: {
        output: { kind: 'codes' },
        en: 'The gateway keeps it: it is the first factor, and there are recovery codes',
        bn: 'গেটওয়ে রাখে: এটিই প্রথম, তাই রিকভারি কোড আসে',
      },
      late: {
        error: {
          kind: 'rejected',
          code: 'passkey.expired',
          message: 'It took too long, or was already used. Please try again.',
          status: 422,
        },
        en: 'The gateway says that it took too long',
        bn: 'গেটওয়ে জানায়, অনেক দেরি হয়েছে',
      },
      offline,
    },
    nameForm: formEnds({ en: 'The name is saved', bn: 'নাম রাখা হয়েছে' }),
    removeForm: formEnds({ en: 'The passkey is removed', bn: 'পাসকি সরানো হয়েছে' }),
  },
} satisfies Samples<typeof passkeysMachine>;
