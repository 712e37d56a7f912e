import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  insufficient: msg({ id: 'deposit.reason.insufficient', message: 'There was not enough money there.' }),
  cancelled: msg({ id: 'deposit.reason.cancelled', message: 'The payment was cancelled.' }),
  wrongPin: msg({ id: 'deposit.reason.wrongPin', message: 'The PIN was wrong.' }),
};
const unknown = msg({ id: 'deposit.reason.unknown', message: 'Nothing was taken. Please try again, or choose another way to pay.' });

/** Why a provider refused a payment, by its code. */
export const reasonWords = (reason: string | null): MessageDescriptor => words[reason ?? ''] ?? unknown;
