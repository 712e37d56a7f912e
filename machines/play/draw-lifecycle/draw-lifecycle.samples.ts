import type { Samples } from '../../../src/atlas';
import type { drawLifecycleMachine } from './draw-lifecycle.machine';

export const drawLifecycleSamples = {
  title: { en: 'Lottery draw lifecycle', bn: 'লটারি ড্রর ধাপ' },
  states: {
    valid: { en: 'The draw is valid', bn: 'ড্রটি বহাল আছে' },
    'valid.scheduled': { en: 'The draw is scheduled; advance bets are open', bn: 'ড্রটি নির্ধারিত; আগাম বাজি ধরা যায়' },
    'valid.open': {
      en: 'The draw is open for bets; its closing time is shown',
      bn: 'ড্রটিতে বাজি ধরা যায়; বন্ধের সময় দেখা যায়',
    },
    'valid.closed': { en: 'The draw is closed for bets', bn: 'ড্রটির বাজি বন্ধ' },
    'valid.drawing': { en: 'The result is being drawn', bn: 'ড্র হচ্ছে' },
    'valid.delayed': { en: 'The result is delayed', bn: 'ফলাফল আসতে দেরি হচ্ছে' },
    'valid.drawn': { en: 'The result is known', bn: 'ফলাফল জানা গেছে' },
    'valid.settling': { en: 'Bets are being settled', bn: 'বাজির হিসাব চলছে' },
    'valid.settled': { en: 'All bets are settled', bn: 'সব বাজির হিসাব শেষ' },
    'valid.corrected': { en: 'The result is corrected; both results are shown', bn: 'ফলাফল সংশোধিত; দুটি ফলাফলই দেখা যায়' },
    'valid.resettling': {
      en: 'Bets are being settled again by the corrected result',
      bn: 'সংশোধিত ফলাফলে আবার বাজির হিসাব চলছে',
    },
    void: { en: 'The draw is void', bn: 'ড্রটি বাতিল' },
    refunding: { en: 'Stakes are being returned', bn: 'বাজির পরিমাণ ফেরত যাচ্ছে' },
    refunded: { en: 'All stakes are returned', bn: 'সব বাজির পরিমাণ ফেরত দেওয়া হয়েছে' },
  },
  inputs: {
    'a result of our own': {
      input: { voidsWhenSilent: true, giveUpMinutes: 30 },
      en: 'A draw of our own is scheduled; if the beacon stays silent, it becomes void',
      bn: 'আমাদের নিজস্ব ড্র নির্ধারিত; বিকন থেকে ফলাফল না এলে তা বাতিল হয়',
    },
    'an official result': {
      input: { voidsWhenSilent: false, giveUpMinutes: 30 },
      en: 'An official draw is scheduled; if no result arrives, an operator decides',
      bn: 'সরকারি ড্র নির্ধারিত; ফলাফল না এলে একজন অপারেটর সিদ্ধান্ত নেন',
    },
  },
  events: {
    'time.opened': { 'by the clock': { en: 'The opening time is reached', bn: 'বাজি শুরুর সময় হয়' } },
    'time.closed': { 'by the clock': { en: 'The closing time is reached', bn: 'বাজি বন্ধের সময় হয়' } },
    'time.drawn': { 'by the clock': { en: 'The draw time is reached', bn: 'ড্রর সময় হয়' } },
    'source.answered': { 'by the beacon or the feeds': { en: 'The result arrives', bn: 'ফলাফল আসে' } },
    'source.silent': {
      'by the beacon or the feeds': { en: 'No usable result arrives', bn: 'ব্যবহারযোগ্য কোনো ফলাফল আসে না' },
    },
    'settlement.begun': { 'by the settlement': { en: 'The settlement starts', bn: 'হিসাব শুরু হয়' } },
    'settlement.ended': { 'by the settlement': { en: 'The settlement ends', bn: 'হিসাব শেষ হয়' } },
    'ops.resulted': { 'by an operator': { en: 'An operator enters the result', bn: 'একজন অপারেটর ফলাফল লেখেন' } },
    'ops.corrected': {
      'by an operator': { en: 'An operator corrects the result', bn: 'একজন অপারেটর ফলাফল সংশোধন করেন' },
    },
    'ops.voided': { 'by an operator': { en: 'An operator voids the draw', bn: 'একজন অপারেটর ড্রটি বাতিল করেন' } },
  },
  outcomes: {},
} satisfies Samples<typeof drawLifecycleMachine>;
