import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DEPOSIT_REFUSALS } from '../../../contract/deposit';

const words: Record<(typeof DEPOSIT_REFUSALS)[number], MessageDescriptor> = {
  declined: msg({ id: 'deposit.reason.declined', message: 'The payment was declined. Please try again, or choose another way to pay.' }),
  insufficientFunds: msg({ id: 'deposit.reason.insufficientFunds', message: 'There was not enough money there.' }),
  limitReached: msg({
    id: 'deposit.reason.limitReached',
    message: 'A limit of theirs is reached. Please try a smaller amount, or another way to pay.',
  }),
  cancelled: msg({ id: 'deposit.reason.cancelled', message: 'The payment was cancelled.' }),
};
const isKnown = (reason: string | null): reason is keyof typeof words => reason !== null && reason in words;
const unknown = msg({ id: 'deposit.reason.unknown', message: 'Nothing was taken. Please try again, or choose another way to pay.' });

/** Why a provider refused a payment, by its code. */
export const reasonWords = (reason: string | null): MessageDescriptor => (isKnown(reason) ? words[reason] : unknown);
