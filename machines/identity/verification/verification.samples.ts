import type { Samples } from '../../../src/atlas';
import { offline } from '../../samples';
import type { verificationMachine } from './verification.machine';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const movement = [
  { x: 0, at: 0 },
  { x: 60, at: 400 },
  { x: 120, at: 900 },
];

export const verificationSamples = {
  title: { en: 'The slide puzzle and its other way', bn: 'স্লাইড পাজল ও তার বিকল্প' },
  states: {
    loading: { en: 'The place of the puzzle shows a spinner', bn: 'পাজলের জায়গায় লোডিং চিহ্ন' },
    posed: { en: 'The puzzle is shown', bn: 'পাজল দেখা যায়' },
    'posed.piece': { en: 'The piece lies over the picture', bn: 'টুকরোটি ছবির ওপর থাকে' },
    'posed.piece.moving': { en: 'The piece can be moved', bn: 'টুকরোটি সরানো যায়' },
    'posed.piece.left': {
      en: 'The piece stays in place; a slow device says that it is finishing its check',
      bn: 'টুকরোটি যেখানে রাখা হয়েছে সেখানেই থাকে; ধীর ডিভাইসে জানানো হয়, যাচাই শেষ হচ্ছে',
    },
    'posed.work': { en: 'The device works by itself, unseen', bn: 'ডিভাইস নিজে নিজে কাজ করে, চোখে পড়ে না' },
    'posed.work.underWay': { en: 'The device is at work', bn: 'ডিভাইসটি কাজ করছে' },
    'posed.work.found': { en: 'The device is done', bn: 'ডিভাইসের কাজ শেষ' },
    checking: { en: 'The puzzle shows that it is being judged', bn: 'পাজলটি যাচাই হচ্ছে দেখা যায়' },
    missed: { en: 'The puzzle says that this was not the place', bn: 'জায়গাটি ঠিক হয়নি জানানো হয়' },
    working: { en: 'The device works on the proof', bn: 'ডিভাইসটি প্রমাণের কাজ করছে' },
    failed: {
      en: 'The reason why there is no puzzle is shown, with both ways to go on',
      bn: 'পাজল না আসার কারণ দেখা যায়, দুই পথই খোলা থাকে',
    },
    passed: { en: 'Verified; the login continues', bn: 'যাচাই হয়ে গেছে; লগ ইন চলতে থাকে' },
    cancelled: { en: 'The form is shown again, not verified', bn: 'যাচাই ছাড়াই ফর্মটি আবার দেখা যায়' },
  },
  inputs: {
    'of a log-in': { input: { name: 'player' }, en: 'Log in as player', bn: 'player নামে লগ ইন করুন' },
  },
  events: {
    'piece.dropped': {
      'somewhere in the picture': {
        event: { drop: { x: 120, movement } },
        en: 'Move the piece across the picture and let it go',
        bn: 'টুকরোটি ছবির ওপর সরিয়ে ছেড়ে দিন',
      },
    },
    'puzzle.renewed': { 'by the player': { en: 'Press "Another puzzle"', bn: '"আরেকটি পাজল" চাপুন' } },
    'work.chosen': { 'by the player': { en: 'Press "Verify without a puzzle"', bn: '"পাজল ছাড়া যাচাই করুন" চাপুন' } },
    'verification.cancelled': { 'by the player': { en: 'Press "Back"', bn: '"ফিরে যান" চাপুন' } },
  },
  outcomes: {
    loadPuzzle: {
      'a puzzle': {
        output: {
          slideId: '01930000-0000-7000-8000-00000000000b',
          background: PIXEL,
          piece: PIXEL,
          width: 320,
          height: 160,
          pieceSize: 48,
          pieceTop: 40,
          expiresAt: 1_800_000_300_000,
        },
        en: 'A puzzle comes',
        bn: 'একটি পাজল আসে',
      },
      offline,
    },
    workBeside: {
      done: { output: undefined, en: 'The device is done with its part', bn: 'ডিভাইস নিজের কাজ শেষ করে' },
      offline,
    },
    answerPuzzle: {
      'in its place': { output: undefined, en: 'The piece is in its place', bn: 'টুকরোটি ঠিক জায়গায় বসেছে' },
      'not in its place': {
        error: { kind: 'rejected', code: 'slide.wrong', message: 'Not quite. Please try again.', status: 422 },
        en: 'The piece is not in its place',
        bn: 'টুকরোটি ঠিক জায়গায় বসেনি',
      },
      'too late': {
        error: { kind: 'rejected', code: 'slide.expired', message: 'The puzzle has expired.', status: 422 },
        en: 'The puzzle has expired',
        bn: 'পাজলটির সময় শেষ হয়ে গেছে',
      },
    },
    doWork: {
      done: { output: undefined, en: 'The proof is done and accepted', bn: 'প্রমাণ হয়েছে ও গৃহীত হয়েছে' },
      'not accepted': {
        error: { kind: 'rejected', code: 'work.expired', message: 'The proof came too late.', status: 422 },
        en: 'The proof is not accepted',
        bn: 'প্রমাণ গৃহীত হয়নি',
      },
    },
  },
} satisfies Samples<typeof verificationMachine>;
