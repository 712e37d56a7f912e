import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DepositReturn } from '../../../../contract';

const words: Record<DepositReturn, MessageDescriptor> = {
  limit: msg({ id: 'deposit.returned.limit', message: 'It would have exceeded your deposit limit.' }),
  timeOut: msg({ id: 'deposit.returned.timeOut', message: 'It arrived during your time-out.' }),
  exclusion: msg({ id: 'deposit.returned.exclusion', message: 'It arrived during your self-exclusion.' }),
  details: msg({
    id: 'deposit.returned.details',
    message: 'No deposits are possible with the details of this account.',
  }),
  closed: msg({ id: 'deposit.returned.closed', message: 'Your account was closed.' }),
};
const isKnown = (reason: string | null): reason is DepositReturn => reason !== null && reason in words;
const unknown = msg({ id: 'deposit.returned.unknown', message: 'Contact customer service if you have questions.' });

/** Reason why a payment was returned, by the gateway's code. */
export const returnWords = (reason: string | null): MessageDescriptor => (isKnown(reason) ? words[reason] : unknown);
