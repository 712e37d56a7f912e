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
  title: { en: 'Slide puzzle and its alternative', bn: 'পাজল ও তার বিকল্প' },
  states: {
    loading: { en: 'The puzzle is loading', bn: 'পাজল লোড হচ্ছে' },
    puzzle: { en: 'The puzzle is shown', bn: 'পাজল দেখা যায়' },
    'puzzle.piece': { en: 'The piece is shown over the picture', bn: 'টুকরোটি ছবির ওপর দেখা যায়' },
    'puzzle.piece.movable': { en: 'The piece can be moved', bn: 'টুকরোটি সরানো যায়' },
    'puzzle.piece.placed': {
      en: 'The piece stays in place; a message says that the device is finishing a short check',
      bn: 'টুকরোটি একই জায়গায় থাকে; ডিভাইস ছোট যাচাইটি শেষ করছে জানানো হয়',
    },
    'puzzle.proofOfWork': {
      en: 'The puzzle is shown; the device does a short check in the background',
      bn: 'পাজল দেখা যায়; ডিভাইস ব্যাকগ্রাউন্ডে ছোট একটি যাচাই করে',
    },
    'puzzle.proofOfWork.underWay': {
      en: 'The check of the device is running in the background',
      bn: 'ব্যাকগ্রাউন্ডে ডিভাইসের যাচাই চলছে',
    },
    'puzzle.proofOfWork.found': { en: 'The check of the device is complete', bn: 'ডিভাইসের যাচাই শেষ' },
    checking: { en: 'A spinner is shown on the "Check" button', bn: '"যাচাই করুন" বোতামে লোডিং চিহ্ন দেখা যায়' },
    missed: {
      en: 'A message says that the piece is in the wrong place; another puzzle follows',
      bn: 'টুকরোটি ঠিক জায়গায় বসেনি জানানো হয়; আরেকটি পাজল আসছে',
    },
    solving: {
      en: 'A spinner is shown on the "Verify without a puzzle" button',
      bn: '"পাজল ছাড়া যাচাই করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    failed: {
      en: 'An error is shown; "Another puzzle" and "Verify without a puzzle" are offered',
      bn: 'ত্রুটি দেখা যায়; "আরেকটি পাজল" ও "পাজল ছাড়া যাচাই করুন" বোতাম আছে',
    },
    verified: { en: 'The puzzle is closed; the login continues', bn: 'পাজল বন্ধ; লগ ইন এগিয়ে যায়' },
    cancelled: {
      en: 'The puzzle is closed; an error says that the verification must be completed first',
      bn: 'পাজল বন্ধ; আগে যাচাই শেষ করতে হবে জানানো হয়',
    },
  },
  inputs: {
    'of a log-in': {
      input: { name: 'player' },
      en: 'Log in with the username player',
      bn: 'player ইউজারনেম দিয়ে লগ ইন করুন',
    },
  },
  events: {
    'piece.dropped': {
      'anywhere in the picture': {
        event: { drop: { x: 120, movement } },
        en: 'Drag the piece across the picture and drop it',
        bn: 'টুকরোটি ছবির ওপর টেনে নিয়ে ছেড়ে দিন',
      },
    },
    'puzzle.renewed': { 'by the player': { en: 'Press "Another puzzle"', bn: '"আরেকটি পাজল" চাপুন' } },
    'work.selected': { 'by the player': { en: 'Press "Verify without a puzzle"', bn: '"পাজল ছাড়া যাচাই করুন" চাপুন' } },
    'verification.cancelled': { 'by the player': { en: 'Press "Close" on the puzzle', bn: 'পাজলে "বন্ধ করুন" চাপুন' } },
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
        en: 'A puzzle loads',
        bn: 'একটি পাজল লোড হয়',
      },
      offline,
    },
    workBeside: {
      done: { output: undefined, en: 'The device completes its background check', bn: 'ডিভাইসের ব্যাকগ্রাউন্ড যাচাই শেষ হয়' },
      offline,
    },
    answerPuzzle: {
      'in its place': { output: undefined, en: 'The piece is in the right place', bn: 'টুকরোটি ঠিক জায়গায় বসেছে' },
      'not in its place': {
        error: { kind: 'rejected', code: 'slide.wrong', message: 'Not quite. Please try again.', status: 422 },
        en: 'The piece is in the wrong place',
        bn: 'টুকরোটি ঠিক জায়গায় বসেনি',
      },
      'too late': {
        error: { kind: 'rejected', code: 'slide.expired', message: 'The puzzle has expired.', status: 422 },
        en: 'The server rejects the puzzle: it has expired',
        bn: 'সার্ভার পাজল গ্রহণ করে না: মেয়াদ শেষ',
      },
    },
    doWork: {
      done: {
        output: undefined,
        en: 'The server accepts the verification without a puzzle',
        bn: 'সার্ভার পাজল ছাড়া যাচাই গ্রহণ করে',
      },
      'not accepted': {
        error: { kind: 'rejected', code: 'work.expired', message: 'The proof came too late.', status: 422 },
        en: 'The server rejects the verification without a puzzle: too late',
        bn: 'সার্ভার পাজল ছাড়া যাচাই গ্রহণ করে না: দেরি হয়েছে',
      },
    },
  },
} satisfies Samples<typeof verificationMachine>;
