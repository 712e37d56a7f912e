import type { Samples } from '../../../src/atlas';
import { betDetail, broken, drawnBet, offline, sealedBet, verifiableBet } from '../../samples';
import type { bettingRecordMachine } from './betting-record.machine';

export const bettingRecordSamples = {
  title: { en: 'Betting record', bn: 'বাজির রেকর্ড' },
  states: {
    open: { en: 'The betting record is open', bn: 'বাজির রেকর্ড খোলা আছে' },
    'open.listing': { en: 'The filter is shown above the bets', bn: 'বাজির তালিকার ওপরে ফিল্টার দেখা যায়' },
    'open.listing.idle': { en: 'The bets are listed', bn: 'বাজির তালিকা দেখা যায়' },
    'open.listing.exporting': {
      en: 'A spinner is shown on the "Download CSV" button',
      bn: '"CSV ডাউনলোড করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'open.listing.saved': { en: 'A success message says that the download has started', bn: 'ডাউনলোড শুরু হয়েছে জানানো হয়' },
    'open.listing.unsaved': {
      en: 'An error says why the file could not be created',
      bn: 'ফাইলটি কেন তৈরি করা যায়নি জানানো হয়',
    },
    'open.round': {
      en: 'One round is open; "All bets" leads back to the list',
      bn: 'একটি রাউন্ড খোলা; "সব বাজি" চাপলে তালিকায় ফেরা যায়',
    },
    'open.round.loading': { en: 'The round is loading', bn: 'রাউন্ডটি লোড হচ্ছে' },
    'open.round.loaded': {
      en: 'The round is shown with stake, result and transactions',
      bn: 'বাজির পরিমাণ, ফলাফল ও লেনদেনসহ রাউন্ডটি দেখা যায়',
    },
    'open.round.loaded.idle': { en: 'The round is shown', bn: 'রাউন্ডটি দেখা যায়' },
    'open.round.loaded.saving': {
      en: 'A spinner is shown on the "Download evidence" button',
      bn: '"প্রমাণ ডাউনলোড করুন" বোতামে লোডিং চিহ্ন দেখা যায়',
    },
    'open.round.loaded.saved': {
      en: 'A success message confirms that the evidence is saved',
      bn: 'প্রমাণ সেভ হয়েছে জানানো হয়',
    },
    'open.round.loaded.unsaved': {
      en: 'An error says why the evidence could not be saved',
      bn: 'প্রমাণ কেন সেভ করা যায়নি জানানো হয়',
    },
    'open.round.notFound': {
      en: 'A message says that the round is not in the betting record',
      bn: 'রাউন্ডটি বাজির রেকর্ডে নেই জানানো হয়',
    },
    'open.round.loadFailed': {
      en: 'An error says why the round did not load; "Try again" is offered',
      bn: 'রাউন্ডটি কেন লোড হয়নি জানানো হয়; "আবার চেষ্টা করুন" বোতাম আছে',
    },
    failed: {
      en: 'The list failed; "Try again" is offered',
      bn: 'তালিকাটি ব্যর্থ হয়েছে; "আবার চেষ্টা করুন" বোতাম আছে',
    },
  },
  events: {
    'filter.selected': {
      'all of 30 days': {
        event: { filter: { period: '30', category: '', game: '', status: '' } },
        en: 'Choose "30 days", leave the other filters unset and press "Show"',
        bn: '"৩০ দিন" বেছে নিন, বাকি ফিল্টার ফাঁকা রেখে "দেখান" চাপুন',
      },
      'wins of 90 days': {
        event: { filter: { period: '90', category: '', game: '', status: 'won' } },
        en: 'Choose "90 days" and the status "Won", and press "Show"',
        bn: '"৯০ দিন" ও "জয়" অবস্থা বেছে নিয়ে "দেখান" চাপুন',
      },
    },
    'export.requested': { 'by the player': { en: 'Press "Download CSV"', bn: '"CSV ডাউনলোড করুন" চাপুন' } },
    'round.selected': {
      'a bet of the list': {
        event: { id: betDetail.id },
        en: 'Press "Details" on a bet',
        bn: 'একটি বাজির "বিস্তারিত" চাপুন',
      },
    },
    'round.closed': { 'by the player': { en: 'Press "All bets"', bn: '"সব বাজি" চাপুন' } },
    'evidence.requested': { 'by the player': { en: 'Press "Download evidence"', bn: '"প্রমাণ ডাউনলোড করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    exportBets: {
      'the file is ready': { output: undefined, en: 'The server creates the file', bn: 'সার্ভার ফাইলটি তৈরি করে' },
      offline,
    },
    loadRound: {
      loaded: {
        output: { kind: 'loaded', round: betDetail },
        en: 'The server returns a round without verification data',
        bn: 'সার্ভার যাচাইয়ের তথ্য ছাড়া রাউন্ড পাঠায়',
      },
      'a bet on a draw': {
        output: { kind: 'loaded', round: drawnBet },
        en: 'The server returns a round of a lottery draw',
        bn: 'সার্ভার একটি লটারি ড্রর রাউন্ড পাঠায়',
      },
      'a bet that can be verified': {
        output: { kind: 'loaded', round: verifiableBet },
        en: 'The server returns a round that can be verified',
        bn: 'সার্ভার যাচাই করা যায় এমন রাউন্ড পাঠায়',
      },
      'a bet whose seed is in use': {
        output: { kind: 'loaded', round: sealedBet },
        en: 'The server returns a round whose seed is still in use',
        bn: 'সার্ভার এমন রাউন্ড পাঠায়, যার সিড এখনও ব্যবহারে আছে',
      },
      gone: { output: { kind: 'gone' }, en: 'The round does not exist', bn: 'রাউন্ডটি নেই' },
      offline,
    },
    saveEvidence: {
      saved: { output: undefined, en: 'The browser saves the evidence', bn: 'ব্রাউজার প্রমাণ সেভ করে' },
      offline,
    },
  },
} satisfies Samples<typeof bettingRecordMachine>;
