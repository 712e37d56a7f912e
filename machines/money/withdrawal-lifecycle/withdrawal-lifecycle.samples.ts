import type { Samples } from '../../../src/atlas';
import type { withdrawalLifecycleMachine } from './withdrawal-lifecycle.machine';

export const withdrawalLifecycleSamples = {
  title: { en: 'Withdrawal lifecycle', bn: 'উত্তোলনের ধাপ' },
  states: {
    requested: { en: 'The withdrawal is being reviewed', bn: 'উত্তোলনটি যাচাই করা হচ্ছে' },
    approved: { en: 'The withdrawal is approved but not yet paid out', bn: 'উত্তোলনটি অনুমোদিত, এখনও পাঠানো হয়নি' },
    paying: { en: 'The payout is with the payment provider', bn: 'উত্তোলনটি পেমেন্ট প্রোভাইডারের কাছে আছে' },
    'paying.sending': {
      en: 'The payout is being sent to the payment provider',
      bn: 'উত্তোলনটি পেমেন্ট প্রোভাইডারে পাঠানো হচ্ছে',
    },
    'paying.sent': { en: 'The payout is sent but not yet paid', bn: 'উত্তোলনটি পাঠানো হয়েছে, এখনও পরিশোধ হয়নি' },
    'paying.unknown': {
      en: 'The outcome of the payout is being checked with the provider',
      bn: 'উত্তোলনটি পরিশোধ হয়েছে কি না তা যাচাই করা হচ্ছে',
    },
    unpaid: {
      en: 'The payout did not go through, and an operator looks at it',
      bn: 'উত্তোলনটি পরিশোধ হয়নি, একজন অপারেটর দেখছেন',
    },
    bounced: {
      en: 'The payout was sent back, and the amount is in the wallet again',
      bn: 'উত্তোলনটি ফেরত এসেছে, পরিমাণটি আবার ওয়ালেটে আছে',
    },
    unconfirmed: {
      en: 'The withdrawal is paid out, and the deadline to confirm it is shown',
      bn: 'পরিমাণটি পাঠানো হয়েছে, জানানোর শেষ সময় দেখা যায়',
    },
    'unconfirmed.disbursed': {
      en: 'The withdrawal is paid out, and the deadline to confirm it is shown',
      bn: 'পরিমাণটি পাঠানো হয়েছে, জানানোর শেষ সময় দেখা যায়',
    },
    'unconfirmed.paidAgain': {
      en: 'The missing part is paid out again, and a new deadline is shown',
      bn: 'যা পৌঁছায়নি তা আবার পাঠানো হয়েছে, জানানোর নতুন শেষ সময় দেখা যায়',
    },
    disputed: { en: 'The dispute is in review', bn: 'অভিযোগটি যাচাই করা হচ্ছে' },
    'disputed.notReceived': {
      en: 'The dispute is in review: nothing was received',
      bn: 'অভিযোগটি যাচাই করা হচ্ছে: কিছুই পাওয়া যায়নি',
    },
    'disputed.partiallyReceived': {
      en: 'The dispute is in review: only a part was received',
      bn: 'অভিযোগটি যাচাই করা হচ্ছে: কিছুটা পাওয়া গেছে',
    },
    received: { en: 'The withdrawal is received', bn: 'পরিমাণটি পাওয়া গেছে' },
    countedReceived: {
      en: 'The withdrawal counts as received, without a refund',
      bn: 'উত্তোলনটি পাওয়া হিসেবে গণ্য, কিছু ফেরত আসে না',
    },
    returned: {
      en: 'The withdrawal was not confirmed in time, and the amount is back in the wallet',
      bn: 'সময়মতো নিশ্চিত না করায় পরিমাণটি ওয়ালেটে ফেরত এসেছে',
    },
    refunded: { en: 'The missing part is back in the wallet', bn: 'যা পৌঁছায়নি তা ওয়ালেটে ফেরত এসেছে' },
    refused: {
      en: 'The dispute is rejected with a reason, and the withdrawal counts as paid',
      bn: 'অভিযোগটি কারণসহ নাকচ হয়েছে, উত্তোলনটি পরিশোধিত ধরা হয়েছে',
    },
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
    'default settings': {
      input: { playerCancels: false, forcedReceiptRefunds: false, autoConfirmMinutes: 30 },
      en: 'Request a withdrawal under the default policy: no cancellation; unconfirmed counts as received',
      bn: 'সাধারণ নিয়মে উত্তোলনের আবেদন করুন: বাতিল করা যায় না, নিশ্চিত না করলে পাওয়া ধরা হয়',
    },
    'may be cancelled, forced receipts are returned': {
      input: { playerCancels: true, forcedReceiptRefunds: true, autoConfirmMinutes: 30 },
      en: 'Request a withdrawal under the other policy: cancellation allowed; unconfirmed is returned',
      bn: 'অন্য নিয়মে উত্তোলনের আবেদন করুন: বাতিল করা যায়, নিশ্চিত না করলে পরিমাণটি ফেরত আসে',
    },
  },
  events: {
    'player.cancelled': { 'by the player': { en: 'Press "Cancel the withdrawal"', bn: '"উত্তোলন বাতিল করুন" চাপুন' } },
    'player.received': { 'by the player': { en: 'Confirm the full receipt', bn: 'পুরোটা পাওয়ার কথা নিশ্চিত করুন' } },
    'player.notReceived': { 'by the player': { en: 'Report that nothing arrived', bn: 'কিছুই পাননি বলে জানান' } },
    'player.partiallyReceived': {
      'by the player': { en: 'Report that only a part arrived', bn: 'কিছুটা পেয়েছেন বলে জানান' },
    },
    'rules.approved': {
      'by itself': {
        en: 'The withdrawal lacks nothing and is small: it needs no review',
        bn: 'উত্তোলনটির আর কিছু লাগে না আর পরিমাণ কম: যাচাই করতে হয় না',
      },
    },
    'ops.approved': {
      'by an operator': { en: 'An operator approves the withdrawal', bn: 'একজন অপারেটর উত্তোলনটি অনুমোদন করেন' },
    },
    'ops.rejected': {
      'by an operator': { en: 'An operator rejects the withdrawal', bn: 'একজন অপারেটর উত্তোলনটি নাকচ করেন' },
    },
    'ops.disbursed': {
      'by an operator': { en: 'An operator pays out the withdrawal', bn: 'একজন অপারেটর পরিমাণটি পাঠান' },
    },
    'ops.sent': {
      'by an operator': {
        en: 'An operator sends the payout to the payment provider',
        bn: 'একজন অপারেটর উত্তোলনটি পেমেন্ট প্রোভাইডারে পাঠান',
      },
    },
    'ops.batched': {
      'by an operator': {
        en: 'An operator puts the payout into a batch file for the bank',
        bn: 'একজন অপারেটর উত্তোলনটি ব্যাংকের ব্যাচ ফাইলে রাখেন',
      },
    },
    'ops.foundPaid': {
      'by an operator': {
        en: 'An operator records from the bank’s confirmation that it was paid',
        bn: 'একজন অপারেটর ব্যাংকের নিশ্চয়তা দেখে লেখেন যে এটি পরিশোধ হয়েছে',
      },
    },
    'ops.foundUnpaid': {
      'by an operator': {
        en: 'An operator records from the bank’s confirmation that it was not paid',
        bn: 'একজন অপারেটর ব্যাংকের নিশ্চয়তা দেখে লেখেন যে এটি পরিশোধ হয়নি',
      },
    },
    'provider.accepted': {
      'by the provider': { en: 'The provider accepts the payout', bn: 'পেমেন্ট প্রোভাইডার উত্তোলনটি গ্রহণ করে' },
    },
    'provider.paid': {
      'by the provider': { en: 'The provider reports the payout as paid', bn: 'পেমেন্ট প্রোভাইডার জানায় যে পরিশোধ হয়েছে' },
    },
    'provider.refused': {
      'by the provider': {
        en: 'The provider reports that it will not pay',
        bn: 'পেমেন্ট প্রোভাইডার জানায় যে পরিশোধ হবে না',
      },
    },
    'provider.silent': {
      'by the provider': { en: 'The provider does not answer', bn: 'পেমেন্ট প্রোভাইডার সাড়া দেয় না' },
    },
    'provider.returned': {
      'by the provider': {
        en: 'The provider reports that the payee’s bank sent the payout back',
        bn: 'পেমেন্ট প্রোভাইডার জানায় যে প্রাপকের ব্যাংক তা ফেরত পাঠিয়েছে',
      },
    },
    'ops.paidAgain': {
      'by an operator': { en: 'An operator pays out the missing part again', bn: 'একজন অপারেটর যা পৌঁছায়নি তা আবার পাঠান' },
    },
    'ops.refunded': {
      'by an operator': {
        en: 'An operator refunds the missing part',
        bn: 'একজন অপারেটর যা পৌঁছায়নি তা ওয়ালেটে ফেরত দেন',
      },
    },
    'ops.refused': {
      'by an operator': { en: 'An operator rejects the dispute', bn: 'একজন অপারেটর অভিযোগটি নাকচ করেন' },
    },
  },
  outcomes: {},
} satisfies Samples<typeof withdrawalLifecycleMachine>;
