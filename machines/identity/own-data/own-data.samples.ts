import type { Samples } from '../../../src/atlas';
import type { OwnData } from '../../../src/contract/identity/own-data';
import { formEnds, offline } from '../../samples';
import type { ownDataMachine } from './own-data.machine';

const none: OwnData = { state: 'none', requestedAt: null, expiresAt: null, nextAt: null, factorAsked: null };
const pending: OwnData = {
  ...none,
  state: 'pending',
  requestedAt: 1_800_000_000_000,
  nextAt: 1_800_086_400_000,
};
const ready: OwnData = { ...pending, state: 'ready', expiresAt: 1_800_604_800_000 };

export const ownDataSamples = {
  title: { en: 'Own data', bn: 'নিজের তথ্য' },
  states: {
    viewing: { en: 'The section "Your data" is open', bn: '"আপনার তথ্য" অংশ খোলা' },
    'viewing.loading': {
      en: 'A spinner is shown; a file that is being prepared stays visible',
      bn: 'লোডিং চিহ্ন দেখা যায়; ফাইল তৈরি হতে থাকলে সেই লেখা থেকে যায়',
    },
    'viewing.absent': { en: 'No file is offered', bn: 'কোনো ফাইল নেই' },
    'viewing.absent.none': {
      en: 'The page says that nothing was requested; "Request your data" is offered',
      bn: 'এখনও কিছু চাওয়া হয়নি লেখা থাকে; "তথ্য চেয়ে নিন" বোতাম আছে',
    },
    'viewing.absent.expired': {
      en: 'The page says that the last file has expired',
      bn: 'শেষ ফাইলের মেয়াদ শেষ লেখা থাকে',
    },
    'viewing.absent.unmade': {
      en: 'The page says that the file could not be prepared; "Request your data" is offered',
      bn: 'ফাইল তৈরি করা যায়নি লেখা থাকে; "তথ্য চেয়ে নিন" বোতাম আছে',
    },
    'viewing.pending': {
      en: 'The page says that the file is being prepared; "Refresh" is offered',
      bn: 'ফাইল তৈরি হচ্ছে লেখা থাকে; "রিফ্রেশ করুন" বোতাম আছে',
    },
    'viewing.ready': {
      en: 'The page shows until when the file can be downloaded',
      bn: 'কোন সময় পর্যন্ত ফাইল ডাউনলোড করা যাবে দেখা যায়',
    },
    'viewing.ready.idle': {
      en: '"Download to read" and "Download as JSON" are offered',
      bn: '"পড়ার জন্য ডাউনলোড করুন" ও "JSON ডাউনলোড করুন" বোতাম আছে',
    },
    'viewing.ready.saving': {
      en: 'A spinner is shown on the pressed download button',
      bn: 'চাপা ডাউনলোড বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'viewing.ready.saved': {
      en: 'A success message confirms that the file is downloaded',
      bn: 'ফাইল ডাউনলোড হওয়ার বার্তা দেখা যায়',
    },
    'viewing.ready.unsaved': {
      en: 'An error says why the file could not be downloaded',
      bn: 'ফাইল ডাউনলোড না হওয়ার কারণ দেখা যায়',
    },
    'viewing.failed': {
      en: 'An error is shown; "Try again" and "Back" are offered',
      bn: 'ত্রুটি দেখা যায়; "আবার চেষ্টা করুন" ও "ফিরে যান" বোতাম আছে',
    },
    requesting: { en: 'The form asks for the password', bn: 'ফর্মে পাসওয়ার্ড চাওয়া হয়' },
    left: { en: 'The security settings are shown again', bn: 'আবার নিরাপত্তার সেটিংগুলো দেখা যায়' },
  },
  events: {
    'request.requested': { 'by the player': { en: 'Press "Request your data"', bn: '"তথ্য চেয়ে নিন" চাপুন' } },
    'refresh.requested': { 'by the player': { en: 'Press "Refresh"', bn: '"রিফ্রেশ করুন" চাপুন' } },
    'download.requested': {
      'as a page': {
        event: { format: 'html' },
        en: 'Press "Download to read"',
        bn: '"পড়ার জন্য ডাউনলোড করুন" চাপুন',
      },
      'as JSON': { event: { format: 'json' }, en: 'Press "Download as JSON"', bn: '"JSON ডাউনলোড করুন" চাপুন' },
    },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
    'section.closed': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    readStatus: {
      none: { output: none, en: 'Nothing was requested yet', bn: 'এখনও কিছু চাওয়া হয়নি' },
      pending: { output: pending, en: 'The file is being prepared', bn: 'ফাইল তৈরি হচ্ছে' },
      ready: { output: ready, en: 'The file is ready', bn: 'ফাইল তৈরি' },
      'ready for a day': {
        output: { ...ready, nextAt: null },
        en: 'The file is ready, and older than a day',
        bn: 'ফাইল তৈরি, আর এক দিনের বেশি পুরোনো',
      },
      expired: {
        output: { ...ready, state: 'expired', nextAt: null },
        en: 'The file has expired',
        bn: 'ফাইলের মেয়াদ শেষ',
      },
      'expired within a day': {
        output: { ...ready, state: 'expired' },
        en: 'The file has expired, less than a day after the request',
        bn: 'চাওয়ার এক দিনের মধ্যেই ফাইলের মেয়াদ শেষ',
      },
      failed: {
        output: { ...pending, state: 'failed', nextAt: null },
        en: 'The file could not be prepared',
        bn: 'ফাইল তৈরি করা যায়নি',
      },
      offline,
    },
    form: formEnds({ en: 'The server accepts the request', bn: 'সার্ভার অনুরোধ গ্রহণ করে' }),
    saveParts: {
      saved: { output: { kind: 'saved' }, en: 'The whole file is loaded', bn: 'পুরো ফাইল লোড হয়' },
      gone: { output: { kind: 'gone' }, en: 'The file is no longer there', bn: 'ফাইলটি আর নেই' },
      offline,
    },
  },
} satisfies Samples<typeof ownDataMachine>;
