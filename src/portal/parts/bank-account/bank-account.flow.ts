import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { bankAccountMachine } from '../../../../machines/money/bank-account/bank-account.machine';
import { personName } from '../../../contract/identity/person-name';
import { payoutNumber } from '../../../contract/money/payout-number';
import { factorByPasskey, factorFields, optionalFactorIn } from '../../../ui/form/factor';
import { filled, formFlow } from '../../../ui/form/form.flow';
import { listFlow, outcomeOf } from '../../../ui/list/list.flow';
import type { CentreDependencies } from '../dependencies';
import { paymentPasswordField } from '../payment-password/payment-password.flow';

export type BankAccountRef = ActorRefFrom<typeof bankAccountMachine>;

/** Value of the list of banks and e-wallets: `bank:Meghla Bank`. */
const WHERE = /^(bank|ewallet):(.+)$/;
const kindOf = (where: string) => (WHERE.exec(where)?.[1] === 'ewallet' ? 'ewallet' : 'bank');

export const bankAccountFlow = ({
  client,
  vault,
  passkeys,
}: Pick<CentreDependencies, 'client' | 'vault' | 'passkeys'>) => {
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
          holder: personName,
          /** Set if the holder's name is new: it cannot be changed later. */
          first: v.string(),
          number: filled,
          paymentPassword: paymentPasswordField,
          ...factorFields,
        },
        check: ({ where, number }) => {
          const kind = kindOf(where);
          const code = kind === 'ewallet' ? 'walletNumber' : 'accountNumber';
          return payoutNumber(kind, number) === null ? [{ field: 'number', code }] : [];
        },
        review: ({ first }) => first === 'yes',
        byPasskey,
        send: ({ where, first: _first, factor, passkey, ...typed }, _about, signal) => {
          const [, , provider = ''] = WHERE.exec(where) ?? [];
          return client.bindBankAccount(
            { kind: kindOf(where), provider, ...typed, ...optionalFactorIn(vault, { factor, passkey }) },
            { signal },
          );
        },
      }),
      removeForm: formFlow(vault, {
        fields: { paymentPassword: paymentPasswordField, ...factorFields },
        byPasskey,
        send: ({ paymentPassword, ...factorInput }, about, signal) =>
          client.removeBankAccount(
            { id: about ?? '', paymentPassword, ...optionalFactorIn(vault, factorInput) },
            { signal },
          ),
      }),
    },
  });
};
