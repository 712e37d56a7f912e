import type { Samples } from '../../../src/atlas';
import type { drawLifecycleMachine } from './draw-lifecycle.machine';

export const drawLifecycleSamples = {
  title: { en: 'Lifecycle of a lottery draw', bn: 'একটি লটারি ড্রয়ের জীবন' },
  states: {
    valid: { en: 'The draw is valid', bn: 'ড্রটি বহাল আছে' },
    'valid.scheduled': { en: 'The draw is planned, and can be bet on ahead', bn: 'ড্রটি নির্ধারিত, আগে থেকেই বাজি ধরা যায়' },
    'valid.open': { en: 'The draw takes bets, and its close is shown', bn: 'ড্রটিতে বাজি নেওয়া হচ্ছে, বন্ধের সময় দেখা যায়' },
    'valid.closed': { en: 'The draw takes no more bets', bn: 'ড্রটিতে আর বাজি নেওয়া হচ্ছে না' },
    'valid.drawing': { en: 'The result is being drawn', bn: 'ফল তোলা হচ্ছে' },
    'valid.delayed': { en: 'The result is delayed', bn: 'ফল আসতে দেরি হচ্ছে' },
    'valid.drawn': { en: 'The result is known', bn: 'ফল জানা গেছে' },
    'valid.settling': { en: 'Bets are being settled', bn: 'বাজির হিসাব চলছে' },
    'valid.settled': { en: 'All bets are settled', bn: 'সব বাজির হিসাব শেষ' },
    'valid.corrected': { en: 'The result is corrected; both results are shown', bn: 'ফল সংশোধিত; দুটি ফলই দেখা যায়' },
    'valid.resettling': { en: 'Bets are being settled by the corrected result', bn: 'সংশোধিত ফলে বাজির হিসাব চলছে' },
    void: { en: 'The draw is void', bn: 'ড্রটি বাতিল' },
    refunding: { en: 'Stakes are going back', bn: 'বাজির পরিমাণ ফেরত যাচ্ছে' },
    refunded: { en: 'All stakes are back', bn: 'সব বাজির পরিমাণ ফেরত এসেছে' },
  },
  inputs: {
    'a result of our own': {
      input: { voidsWhenSilent: true, giveUpMinutes: 30 },
      en: 'A draw of the platform’s own is planned; without a beacon it becomes void',
      bn: 'প্ল্যাটফর্মের নিজের ড্র নির্ধারিত হয়েছে; বিকন না পেলে তা বাতিল হয়',
    },
    'an official result': {
      input: { voidsWhenSilent: false, giveUpMinutes: 30 },
      en: 'An official draw is planned; without a result an operator decides',
      bn: 'একটি সরকারি ড্র নির্ধারিত হয়েছে; ফল না এলে একজন অপারেটর সিদ্ধান্ত নেন',
    },
  },
  events: {
    'time.opened': { 'by the clock': { en: 'The time comes when it opens', bn: 'এটি খোলার সময় হয়' } },
    'time.closed': { 'by the clock': { en: 'The time comes when it closes', bn: 'এটি বন্ধের সময় হয়' } },
    'time.drawn': { 'by the clock': { en: 'The time of its draw comes', bn: 'এর ড্রয়ের সময় হয়' } },
    'source.answered': { 'by the beacon or the feeds': { en: 'The result arrives', bn: 'ফল আসে' } },
    'source.silent': {
      'by the beacon or the feeds': { en: 'No result arrives that can be used', bn: 'ব্যবহার করার মতো কোনো ফল আসে না' },
    },
    'settlement.begun': { 'by the settlement': { en: 'The settlement starts', bn: 'হিসাব শুরু হয়' } },
    'settlement.ended': { 'by the settlement': { en: 'The last page is settled', bn: 'শেষ পেজের হিসাব হয়ে যায়' } },
    'ops.resulted': { 'by an operator': { en: 'An operator enters the result', bn: 'একজন অপারেটর ফল লেখেন' } },
    'ops.corrected': { 'by an operator': { en: 'An operator corrects the result', bn: 'একজন অপারেটর ফল সংশোধন করেন' } },
    'ops.voided': { 'by an operator': { en: 'An operator declares it void', bn: 'একজন অপারেটর এটি বাতিল করেন' } },
  },
  outcomes: {},
} satisfies Samples<typeof drawLifecycleMachine>;
