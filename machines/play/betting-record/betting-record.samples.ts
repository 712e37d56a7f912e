import type { Samples } from '../../../src/atlas';
import { betDetail, broken, drawnBet, offline, sealedBet, verifiableBet } from '../../samples';
import type { bettingRecordMachine } from './betting-record.machine';

export const bettingRecordSamples = {
  title: { en: 'The betting record', bn: 'বাজির রেকর্ড' },
  states: {
    open: { en: 'The page of the betting record is open', bn: 'বাজির রেকর্ডের পেজ খোলা' },
    'open.listing': { en: 'The filter is shown, and the bets below it', bn: 'ফিল্টার ও তার নিচে বাজিগুলো দেখা যায়' },
    'open.listing.idle': { en: 'The bets are listed', bn: 'বাজিগুলো দেখা যায়' },
    'open.listing.exporting': { en: 'The button of the file shows a spinner', bn: 'ফাইলের বোতামে লোডিং চিহ্ন' },
    'open.listing.saved': { en: 'Says that the download has started', bn: 'ডাউনলোড শুরু হয়েছে জানানো হয়' },
    'open.listing.unsaved': { en: 'Shows why the file could not be made', bn: 'ফাইলটি কেন বানানো যায়নি জানানো হয়' },
    'open.round': { en: 'One round is open, with a way back to the bets', bn: 'একটি রাউন্ড খোলা, বাজির তালিকায় ফেরা যায়' },
    'open.round.reading': { en: 'Shows that the round is loading', bn: 'রাউন্ডটি লোড হচ্ছে দেখা যায়' },
    'open.round.shown': {
      en: 'The round is shown with stake, result and transactions',
      bn: 'বাজির পরিমাণ, ফলাফল ও লেনদেনসহ রাউন্ডটি দেখা যায়',
    },
    'open.round.shown.idle': { en: 'The round is shown', bn: 'রাউন্ডটি দেখা যায়' },
    'open.round.shown.saving': { en: 'The button of the evidence shows a spinner', bn: 'প্রমাণের বোতামে লোডিং চিহ্ন' },
    'open.round.shown.saved': { en: 'Shows that the evidence is saved', bn: 'প্রমাণ সেভ হয়েছে জানানো হয়' },
    'open.round.shown.unsaved': { en: 'Shows why the evidence could not be saved', bn: 'প্রমাণ কেন সেভ করা যায়নি জানানো হয়' },
    'open.round.gone': { en: 'Shows that the round is not in the record', bn: 'রাউন্ডটি রেকর্ডে নেই জানানো হয়' },
    'open.round.unread': {
      en: 'Shows what went wrong, and offers to try again',
      bn: 'কী ভুল হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
    failed: {
      en: 'Shows that the list has failed, and offers to try again',
      bn: 'তালিকাটি ব্যর্থ হয়েছে জানানো হয়, আবার চেষ্টা করা যায়',
    },
  },
  events: {
    'filter.chosen': {
      'all of 30 days': {
        event: { filter: { period: '30', category: '', game: '', status: '' } },
        en: 'Choose 30 days, leave the rest open, and press "Show"',
        bn: '৩০ দিন বেছে বাকি ফাঁকা রেখে "দেখান" চাপুন',
      },
      'what was won in 90 days': {
        event: { filter: { period: '90', category: '', game: '', status: 'won' } },
        en: 'Choose 90 days and the status "Won", and press "Show"',
        bn: '৯০ দিন ও "জয়" অবস্থা বেছে "দেখান" চাপুন',
      },
    },
    'export.requested': { 'by the player': { en: 'Press "Download CSV"', bn: '"CSV ডাউনলোড করুন" চাপুন' } },
    'round.chosen': {
      'one of the list': { event: { id: betDetail.id }, en: 'Press "Details" at a bet', bn: 'একটি বাজির "বিস্তারিত" চাপুন' },
    },
    'round.left': { 'by the player': { en: 'Press "All bets"', bn: '"সব বাজি" চাপুন' } },
    'evidence.requested': { 'by the player': { en: 'Press "Download evidence"', bn: '"প্রমাণ ডাউনলোড করুন" চাপুন' } },
    'retry.requested': { 'by the player': { en: 'Press "Try again"', bn: '"আবার চেষ্টা করুন" চাপুন' } },
  },
  outcomes: {
    list: { failed: { ...broken, en: 'The list fails', bn: 'তালিকাটি ব্যর্থ হয়' } },
    exportBets: {
      'the file is there': { output: undefined, en: 'The file is made', bn: 'ফাইলটি তৈরি হয়েছে' },
      offline,
    },
    loadRound: {
      shown: { output: { kind: 'shown', round: betDetail }, en: 'The round comes', bn: 'রাউন্ডটি আসে' },
      'one of a draw': {
        output: { kind: 'shown', round: drawnBet },
        en: 'The round of a draw comes',
        bn: 'একটি ড্রর রাউন্ড আসে',
      },
      'one that can be verified': {
        output: { kind: 'shown', round: verifiableBet },
        en: 'A round comes that can be verified',
        bn: 'এমন রাউন্ড আসে, যা যাচাই করা যায়',
      },
      'one whose seed is in use': {
        output: { kind: 'shown', round: sealedBet },
        en: 'A round comes whose seed is still in use',
        bn: 'এমন রাউন্ড আসে, যার সিড এখনও ব্যবহারে আছে',
      },
      gone: { output: { kind: 'gone' }, en: 'There is no such round', bn: 'এমন রাউন্ড নেই' },
      offline,
    },
    saveEvidence: {
      saved: { output: undefined, en: 'The evidence is saved', bn: 'প্রমাণ সেভ হয়েছে' },
      offline,
    },
  },
} satisfies Samples<typeof bettingRecordMachine>;
