import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Record<string, MessageDescriptor | undefined> = {
  bkash: msg({ id: 'deposit.way.bkash', message: 'bKash' }),
  nagad: msg({ id: 'deposit.way.nagad', message: 'Nagad' }),
  rocket: msg({ id: 'deposit.way.rocket', message: 'Rocket' }),
  bank: msg({ id: 'deposit.way.bank', message: 'Bank transfer' }),
};

/** A way to pay as players call it; one that we do not know is called as the gateway does. */
export const methodWords = (code: string, name: string): MessageDescriptor => words[code] ?? { id: name, message: name };
