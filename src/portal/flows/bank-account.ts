import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { bankAccountMachine } from '../../../machines/bank-account/bank-account.machine';
import { latinDigits } from '../browser/phone-numbers';
import { filled, formFlow, trimmed } from './form';
import type { CentreNeeds } from './needs';
import { paymentAsked } from './payment-digits';
import { REAL_NAME } from './real-name';

/** What the list of banks and e-wallets gives: `bank:Meghla Bank`. */
const WHERE = /^(bank|ewallet):(.+)$/;
/** As it stands on a card or a statement. */
const NUMBER = /^[\dA-Za-z -]{6,34}$/;

export const bankAccountFlow = ({ client, vault }: Pick<CentreNeeds, 'client' | 'vault'>) =>
  bankAccountMachine.provide({
    actors: {
      loadAccounts: fromPromise(({ signal }) => client.bankAccounts(undefined, { signal })),
      bindForm: formFlow(vault, {
        fields: {
          where: filled,
          holder: trimmed(REAL_NAME, 'realName'),
          number: v.pipe(filled, v.transform(latinDigits), v.trim(), v.regex(NUMBER, 'accountNumber')),
          paymentPassword: paymentAsked,
        },
        send: ({ where, ...typed }, _about, signal) => {
          const [, kind, provider = ''] = WHERE.exec(where) ?? [];
          return client.bindBankAccount({ kind: kind === 'ewallet' ? kind : 'bank', provider, ...typed }, { signal });
        },
      }),
      removeForm: formFlow(vault, {
        fields: { paymentPassword: paymentAsked },
        send: (typed, about, signal) => client.removeBankAccount({ id: about ?? '', ...typed }, { signal }),
      }),
    },
  });
