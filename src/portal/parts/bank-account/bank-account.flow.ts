import * as v from 'valibot';
import { bankAccountMachine } from '../../../../machines/bank-account/bank-account.machine';
import { latinDigits } from '../../../contract/money';
import type { CentreDependencies } from '../dependencies';
import { factorByPasskey, factorFields, factorIfGiven } from '../form/factor';
import { filled, formFlow } from '../form/form.flow';
import { listFlow, outcomeOf } from '../list/list.flow';
import { paymentAsked } from '../payment-password/payment-digits';
import { realName } from './real-name';

/** What the list of banks and e-wallets gives: `bank:Meghla Bank`. */
const WHERE = /^(bank|ewallet):(.+)$/;
/** As it stands on a card or a statement. */
const NUMBER = /^[\dA-Za-z -]{6,34}$/;

export const bankAccountFlow = ({ client, vault, passkeys }: Pick<CentreDependencies, 'client' | 'vault' | 'passkeys'>) => {
  const byPasskey = factorByPasskey({ client, passkeys });
  return bankAccountMachine.provide({
    actors: {
      list: listFlow('bankAccounts', async (_filter, _pageNo, signal) => {
        const accounts = await client.bankAccounts(undefined, { signal });
        return outcomeOf(accounts, accounts.list.length === 0);
      }),
      bindForm: formFlow(vault, {
        fields: {
          where: filled,
          holder: realName,
          /** Whether the holder's name is new: it cannot be changed later. */
          first: v.string(),
          number: v.pipe(filled, v.transform(latinDigits), v.trim(), v.regex(NUMBER, 'accountNumber')),
          paymentPassword: paymentAsked,
          ...factorFields,
        },
        review: ({ first }) => first === 'yes',
        byPasskey,
        send: ({ where, first: _first, factor, passkey, ...typed }, _about, signal) => {
          const [, kind, provider = ''] = WHERE.exec(where) ?? [];
          return client.bindBankAccount(
            { kind: kind === 'ewallet' ? kind : 'bank', provider, ...typed, ...factorIfGiven(vault, { factor, passkey }) },
            { signal },
          );
        },
      }),
      removeForm: formFlow(vault, {
        fields: { paymentPassword: paymentAsked, ...factorFields },
        byPasskey,
        send: ({ paymentPassword, ...given }, about, signal) =>
          client.removeBankAccount({ id: about ?? '', paymentPassword, ...factorIfGiven(vault, given) }, { signal }),
      }),
    },
  });
};
