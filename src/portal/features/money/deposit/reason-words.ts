import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Deposit } from '../../../../contract';
import type { DEPOSIT_REJECTIONS } from '../../../../contract/money/deposit';

const words: Record<(typeof DEPOSIT_REJECTIONS)[number], MessageDescriptor> = {
  declined: msg({
    id: 'deposit.reason.declined',
    message: 'The payment was declined. Try again, or choose another payment method.',
  }),
  insufficientFunds: msg({
    id: 'deposit.reason.insufficientFunds',
    message: 'Not enough funds in the paying account.',
  }),
  limitReached: msg({
    id: 'deposit.reason.limitReached',
    message: 'The provider’s limit was reached. Try a smaller amount or another method.',
  }),
  cancelled: msg({ id: 'deposit.reason.cancelled', message: 'The payment was cancelled.' }),
};
const isKnown = (reason: string | null): reason is keyof typeof words => reason !== null && reason in words;
const unknown = msg({
  id: 'deposit.reason.unknown',
  message: 'Nothing was taken. Try again, or choose another payment method.',
});

/** Returns whether the player cancelled it, here or at the provider: that is no rejection (own.deposit.cancelled). */
export const isCancelled = ({ state, reason }: Pick<Deposit, 'state' | 'reason'>) =>
  state === 'failed' && reason === 'cancelled';

/** Why a provider rejected a payment, by its code. */
export const reasonWords = (reason: string | null): MessageDescriptor => (isKnown(reason) ? words[reason] : unknown);
