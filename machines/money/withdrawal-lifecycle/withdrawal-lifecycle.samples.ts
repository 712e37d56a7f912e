import type { Samples } from '../../../src/atlas';
import type { withdrawalLifecycleMachine } from './withdrawal-lifecycle.machine';

export const withdrawalLifecycleSamples = {
  title: { en: 'Lifecycle of a withdrawal', bn: 'একটি উত্তোলনের জীবন' },
  states: {
    requested: { en: 'The withdrawal is being reviewed', bn: 'উত্তোলনটি যাচাই করা হচ্ছে' },
    approved: { en: 'The withdrawal is approved and not yet paid out', bn: 'উত্তোলনটি অনুমোদিত, এখনও পাঠানো হয়নি' },
    unconfirmed: {
      en: 'The withdrawal is paid out, and its deadline is shown',
      bn: 'পরিমাণটি পাঠানো হয়েছে, শেষ সময় দেখা যায়',
    },
    'unconfirmed.disbursed': {
      en: 'The withdrawal is paid out, and its deadline is shown',
      bn: 'পরিমাণটি পাঠানো হয়েছে, শেষ সময় দেখা যায়',
    },
    'unconfirmed.paidAgain': {
      en: 'The missing part is paid out again, and a new deadline is shown',
      bn: 'যা পৌঁছায়নি তা আবার পাঠানো হয়েছে, নতুন শেষ সময় দেখা যায়',
    },
    disputed: { en: 'The withdrawal is in review', bn: 'উত্তোলনটি খতিয়ে দেখা হচ্ছে' },
    'disputed.notReceived': {
      en: 'The withdrawal is in review: nothing was received',
      bn: 'উত্তোলনটি খতিয়ে দেখা হচ্ছে: কিছুই পাওয়া যায়নি',
    },
    'disputed.partiallyReceived': {
      en: 'The withdrawal is in review: a part was received',
      bn: 'উত্তোলনটি খতিয়ে দেখা হচ্ছে: আংশিক পাওয়া গেছে',
    },
    received: { en: 'The withdrawal is received', bn: 'পরিমাণটি পাওয়া গেছে' },
    countedReceived: { en: 'The withdrawal counts as received', bn: 'পাওয়া হিসেবে গণ্য হয়েছে' },
    returned: {
      en: 'The withdrawal counts as received, and the amount is back in the wallet',
      bn: 'পাওয়া হিসেবে গণ্য হয়েছে, পরিমাণটি ওয়ালেটে ফেরত এসেছে',
    },
    refunded: { en: 'The missing part is back in the wallet', bn: 'যা পৌঁছায়নি তা ওয়ালেটে ফেরত এসেছে' },
    refused: { en: 'The dispute is rejected, with a reason', bn: 'অভিযোগটি কারণসহ নাকচ হয়েছে' },
    rejected: {
      en: 'The withdrawal is rejected with a reason, and the amount is back in the wallet',
      bn: 'উত্তোলনটি কারণসহ নাকচ হয়েছে, পরিমাণটি ওয়ালেটে ফেরত এসেছে',
    },
    cancelled: {
      en: 'The withdrawal is cancelled, and the amount is back in the wallet',
      bn: 'উত্তোলনটি বাতিল হয়েছে, পরিমাণটি ওয়ালেটে ফেরত এসেছে',
    },
  },
  inputs: {
    'as it is by default': {
      input: { playerCancels: false, forcedReceiptRefunds: false, autoConfirmMinutes: 30 },
      en: 'A withdrawal is sent; it cannot be cancelled, and one that is not confirmed counts as received',
      bn: 'উত্তোলন পাঠানো হয়েছে; বাতিল করা যায় না, নিশ্চিত না করলে পাওয়া গেছে বলে ধরা হয়',
    },
    'may be cancelled, forced receipts are returned': {
      input: { playerCancels: true, forcedReceiptRefunds: true, autoConfirmMinutes: 30 },
      en: 'A withdrawal is sent where it may be cancelled, and one that is not confirmed is returned',
      bn: 'উত্তোলন পাঠানো হয়েছে; বাতিল করা যায়, নিশ্চিত না করলে পরিমাণটি ফেরত আসে',
    },
  },
  events: {
    'player.cancelled': { 'by the player': { en: 'Press "Cancel the withdrawal"', bn: '"উত্তোলন বাতিল করুন" চাপুন' } },
    'player.received': { 'by the player': { en: 'Confirm the receipt', bn: 'প্রাপ্তি নিশ্চিত করুন' } },
    'player.notReceived': { 'by the player': { en: 'Report that nothing was received', bn: 'জানান যে কিছুই পাওয়া যায়নি' } },
    'player.partiallyReceived': {
      'by the player': { en: 'Report that a part was received', bn: 'জানান যে আংশিক পাওয়া গেছে' },
    },
    'ops.approved': { 'by an operator': { en: 'An operator approves it', bn: 'একজন অপারেটর অনুমোদন করেন' } },
    'ops.rejected': { 'by an operator': { en: 'An operator rejects it', bn: 'একজন অপারেটর নাকচ করেন' } },
    'ops.disbursed': { 'by an operator': { en: 'An operator pays it out', bn: 'একজন অপারেটর পরিমাণটি পাঠান' } },
    'ops.paidAgain': {
      'by an operator': { en: 'An operator pays out again what was missing', bn: 'একজন অপারেটর যা পৌঁছায়নি তা আবার পাঠান' },
    },
    'ops.refunded': {
      'by an operator': { en: 'An operator refunds what was missing', bn: 'একজন অপারেটর যা পৌঁছায়নি তা ওয়ালেটে ফেরত দেন' },
    },
    'ops.refused': { 'by an operator': { en: 'An operator refuses the dispute', bn: 'একজন অপারেটর অভিযোগ নাকচ করেন' } },
  },
  outcomes: {},
} satisfies Samples<typeof withdrawalLifecycleMachine>;
