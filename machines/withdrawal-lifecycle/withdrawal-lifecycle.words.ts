import type { Words } from '../../src/atlas';
import type { withdrawalLifecycleMachine } from './withdrawal-lifecycle.machine';
import type { withdrawalLifecycleSamples } from './withdrawal-lifecycle.samples';

/** What QA and product read of the life of a withdrawal. */
export const withdrawalLifecycleWords = {
  en: {
    title: 'Lifecycle of a withdrawal',
    states: {
      requested: 'The withdrawal is being reviewed',
      approved: 'The withdrawal is approved and not yet paid out',
      unconfirmed: 'The withdrawal is paid out, and its deadline is shown',
      'unconfirmed.disbursed': 'The withdrawal is paid out, and its deadline is shown',
      'unconfirmed.paidAgain': 'What was missing is paid out again, and a new deadline is shown',
      disputed: 'The withdrawal is in review',
      'disputed.notReceived': 'The withdrawal is in review: nothing was received',
      'disputed.partiallyReceived': 'The withdrawal is in review: a part was received',
      received: 'The withdrawal is received',
      countedReceived: 'The withdrawal counts as received',
      returned: 'The withdrawal counts as received, and the amount is back in the wallet',
      refunded: 'What was missing is back in the wallet',
      refused: 'The dispute is refused, with a reason',
      rejected: 'The withdrawal is rejected with a reason, and the amount is back in the wallet',
      cancelled: 'The withdrawal is cancelled, and the amount is back in the wallet',
    },
    events: {
      'player.cancelled': { 'by the player': 'Press "Cancel the withdrawal"' },
      'player.received': { 'by the player': 'Confirm the receipt' },
      'player.notReceived': { 'by the player': 'Report that nothing was received' },
      'player.partiallyReceived': { 'by the player': 'Report that a part was received' },
      'ops.approved': { 'by an operator': 'An operator approves it' },
      'ops.rejected': { 'by an operator': 'An operator rejects it' },
      'ops.disbursed': { 'by an operator': 'An operator pays it out' },
      'ops.paidAgain': { 'by an operator': 'An operator pays out again what was missing' },
      'ops.refunded': { 'by an operator': 'An operator refunds what was missing' },
      'ops.refused': { 'by an operator': 'An operator refuses the dispute' },
    },
    outcomes: {},
    inputs: {
      'as it is by default': 'A withdrawal is sent; it cannot be cancelled, and one that is not confirmed counts as received',
      'may be cancelled, forced receipts are returned':
        'A withdrawal is sent where it may be cancelled, and one that is not confirmed is returned',
    },
  },
  bn: {
    title: 'একটি উত্তোলনের জীবন',
    states: {
      requested: 'উত্তোলনটি যাচাই করা হচ্ছে',
      approved: 'উত্তোলনটি অনুমোদিত, এখনও পাঠানো হয়নি',
      unconfirmed: 'পরিমাণটি পাঠানো হয়েছে, শেষ সময় দেখা যায়',
      'unconfirmed.disbursed': 'পরিমাণটি পাঠানো হয়েছে, শেষ সময় দেখা যায়',
      'unconfirmed.paidAgain': 'যা পৌঁছায়নি তা আবার পাঠানো হয়েছে, নতুন শেষ সময় দেখা যায়',
      disputed: 'উত্তোলনটি খতিয়ে দেখা হচ্ছে',
      'disputed.notReceived': 'উত্তোলনটি খতিয়ে দেখা হচ্ছে: কিছুই পাওয়া যায়নি',
      'disputed.partiallyReceived': 'উত্তোলনটি খতিয়ে দেখা হচ্ছে: আংশিক পাওয়া গেছে',
      received: 'পরিমাণটি পাওয়া গেছে',
      countedReceived: 'পাওয়া হিসেবে গণ্য হয়েছে',
      returned: 'পাওয়া হিসেবে গণ্য হয়েছে, পরিমাণটি ওয়ালেটে ফেরত এসেছে',
      refunded: 'যা পৌঁছায়নি তা ওয়ালেটে ফেরত এসেছে',
      refused: 'অভিযোগটি কারণসহ নাকচ হয়েছে',
      rejected: 'উত্তোলনটি কারণসহ নাকচ হয়েছে, পরিমাণটি ওয়ালেটে ফেরত এসেছে',
      cancelled: 'উত্তোলনটি বাতিল হয়েছে, পরিমাণটি ওয়ালেটে ফেরত এসেছে',
    },
    events: {
      'player.cancelled': { 'by the player': '"উত্তোলন বাতিল করুন" চাপুন' },
      'player.received': { 'by the player': 'প্রাপ্তি নিশ্চিত করুন' },
      'player.notReceived': { 'by the player': 'জানান যে কিছুই পাওয়া যায়নি' },
      'player.partiallyReceived': { 'by the player': 'জানান যে আংশিক পাওয়া গেছে' },
      'ops.approved': { 'by an operator': 'একজন অপারেটর অনুমোদন করেন' },
      'ops.rejected': { 'by an operator': 'একজন অপারেটর নাকচ করেন' },
      'ops.disbursed': { 'by an operator': 'একজন অপারেটর পরিমাণটি পাঠান' },
      'ops.paidAgain': { 'by an operator': 'একজন অপারেটর যা পৌঁছায়নি তা আবার পাঠান' },
      'ops.refunded': { 'by an operator': 'একজন অপারেটর যা পৌঁছায়নি তা ওয়ালেটে ফেরত দেন' },
      'ops.refused': { 'by an operator': 'একজন অপারেটর অভিযোগ নাকচ করেন' },
    },
    outcomes: {},
    inputs: {
      'as it is by default': 'উত্তোলন পাঠানো হয়েছে; বাতিল করা যায় না, নিশ্চিত না করলে পাওয়া গেছে বলে ধরা হয়',
      'may be cancelled, forced receipts are returned': 'উত্তোলন পাঠানো হয়েছে; বাতিল করা যায়, নিশ্চিত না করলে পরিমাণটি ফেরত আসে',
    },
  },
} satisfies Words<typeof withdrawalLifecycleMachine, typeof withdrawalLifecycleSamples>;
