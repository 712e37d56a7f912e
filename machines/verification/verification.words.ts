import type { Words } from '../../src/atlas';
import type { verificationMachine } from './verification.machine';
import type { verificationSamples } from './verification.samples';

/** What QA and product read of the slide puzzle. */
export const verificationWords = {
  en: {
    title: 'The slide puzzle and its other way',
    states: {
      loading: 'The place of the puzzle shows a spinner',
      posed: 'The puzzle is shown and the piece can be moved',
      checking: 'The puzzle shows that it is being judged',
      missed: 'The puzzle says that this was not the place',
      working: 'The device works on the proof',
      failed: 'The reason why there is no puzzle is shown, with both ways to go on',
      passed: 'Verified; the login goes on',
      cancelled: 'The form is shown again, not verified',
    },
    events: {
      'piece.dropped': { 'somewhere in the picture': 'Move the piece across the picture and let it go' },
      'puzzle.renewed': { 'by the player': 'Press "Another puzzle"' },
      'work.chosen': { 'by the player': 'Press "Verify without a puzzle"' },
      'verification.cancelled': { 'by the player': 'Press "Back"' },
    },
    outcomes: {
      loadPuzzle: { 'a puzzle': 'A puzzle comes', offline: 'The gateway cannot be reached' },
      answerPuzzle: {
        'in its place': 'The piece is in its place',
        'not in its place': 'The piece is not in its place',
        'too late': 'The puzzle has expired',
      },
      doWork: { done: 'The proof is done and accepted', 'not accepted': 'The proof is not accepted' },
    },
  },
  bn: {
    title: 'স্লাইড পাজল ও তার বিকল্প',
    states: {
      loading: 'পাজলের জায়গায় লোডিং চিহ্ন',
      posed: 'পাজল দেখা যায়, টুকরোটি সরানো যায়',
      checking: 'পাজলটি যাচাই হচ্ছে দেখা যায়',
      missed: 'জায়গাটি ঠিক হয়নি জানানো হয়',
      working: 'ডিভাইসটি প্রমাণের কাজ করছে',
      failed: 'পাজল না আসার কারণ দেখা যায়, দুই পথই খোলা থাকে',
      passed: 'যাচাই হয়ে গেছে; লগ ইন চলতে থাকে',
      cancelled: 'যাচাই ছাড়াই ফর্মটি আবার দেখা যায়',
    },
    events: {
      'piece.dropped': { 'somewhere in the picture': 'টুকরোটি ছবির ওপর সরিয়ে ছেড়ে দিন' },
      'puzzle.renewed': { 'by the player': '"আরেকটি পাজল" চাপুন' },
      'work.chosen': { 'by the player': '"পাজল ছাড়া যাচাই করুন" চাপুন' },
      'verification.cancelled': { 'by the player': '"ফিরে যান" চাপুন' },
    },
    outcomes: {
      loadPuzzle: { 'a puzzle': 'একটি পাজল আসে', offline: 'গেটওয়ের সঙ্গে সংযোগ হয় না' },
      answerPuzzle: {
        'in its place': 'টুকরোটি ঠিক জায়গায় বসেছে',
        'not in its place': 'টুকরোটি ঠিক জায়গায় বসেনি',
        'too late': 'পাজলটির সময় শেষ হয়ে গেছে',
      },
      doWork: { done: 'প্রমাণ হয়েছে ও গৃহীত হয়েছে', 'not accepted': 'প্রমাণ গৃহীত হয়নি' },
    },
  },
} satisfies Words<typeof verificationMachine, typeof verificationSamples>;
