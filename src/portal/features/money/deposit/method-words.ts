import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Deposit, DepositTerms } from '../../../../contract';

const words: Record<string, MessageDescriptor | undefined> = {
  nodi: msg({ id: 'deposit.way.nodi', message: 'Nodi Pay' }),
  jonaki: msg({ id: 'deposit.way.jonaki', message: 'Jonaki Pay' }),
  dingi: msg({ id: 'deposit.way.dingi', message: 'Dingi Pay' }),
  bank: msg({ id: 'deposit.way.bank', message: 'Bank transfer' }),
};

/** A way to pay as players call it; one that we do not know is called as the gateway does. */
export const methodWords = (code: string, name: string): MessageDescriptor =>
  words[code] ?? { id: name, message: name };

/** Name of a deposit's method, by the methods available now. */
export const methodOf = ({ method }: Deposit, methods: DepositTerms['methods']): MessageDescriptor =>
  methodWords(method, methods.find(({ code }) => code === method)?.name ?? method);
