import { type ActorRefFrom, fromPromise } from 'xstate';
import type { FieldProblem } from '../../../machines/form/form.machine';
import { type Asked, type Offer, withdrawalMachine } from '../../../machines/withdrawal/withdrawal.machine';
import type { Failure } from '../../contract';
import { latinDigits } from '../browser/phone-numbers';
import { amountOf, unitsOf } from './amounts';
import { bankAccountFlow } from './bank-account';
import { vaultFields } from './form';
import type { CentreNeeds } from './needs';
import { paymentPasswordFlow } from './payment-password';

type WithdrawalRef = ActorRefFrom<typeof withdrawalMachine>;

/** Where to and how much, as the wire has it; what is no amount stays as it was typed. */
export function submitAsked(withdrawal: WithdrawalRef, data: FormData) {
  const typed = String(data.get('amount') ?? '');
  const bankAccountId = String(data.get('bankAccountId') ?? '');
  withdrawal.send({ type: 'form.submitted', asked: { bankAccountId, amount: amountOf(typed) ?? typed } });
}

/** The payment password goes into the vault. */
export function submitPayment(withdrawal: WithdrawalRef, vault: CentreNeeds['vault'], data: FormData) {
  vaultFields(vault, data);
  withdrawal.send({ type: 'protection.submitted' });
}

/** own.withdrawal.terms: the bounds, what is there, and what is still to be staked. */
function wrongWith(offer: Offer | null, { bankAccountId, amount }: Asked): FieldProblem[] {
  const account = offer?.accounts.some(({ id }) => id === bankAccountId) ? [] : [{ field: 'bankAccountId', code: 'withdrawal.account' }];
  const code = offer && wrongWithAmount(offer, amountOf(amount));
  return code ? [...account, { field: 'amount', code }] : account;
}

function wrongWithAmount({ min, max, available, turnoverRemaining }: Offer, amount: string | null): string | null {
  if (amount === null) return 'withdrawal.amount.none';
  const units = unitsOf(amount);
  if (units < unitsOf(min)) return 'withdrawal.amount.min';
  if (units > unitsOf(max)) return 'withdrawal.amount.max';
  if (units > unitsOf(available)) return 'withdrawal.amount.available';
  return unitsOf(turnoverRemaining) > 0n ? 'withdrawal.turnover' : null;
}

/** The same asked again, after a time-out say, goes under the same key, so that it is one withdrawal (own.money.once). */
function keyOf({ vault, randomKey }: Pick<CentreNeeds, 'vault' | 'randomKey'>, asked: Asked): string {
  const sent = JSON.stringify(asked);
  const held = vault.peek('sentWithdrawal') === sent ? vault.peek('withdrawalKey') : undefined;
  const key = held ?? randomKey();
  vault.put('sentWithdrawal', sent);
  vault.put('withdrawalKey', key);
  return key;
}

export const withdrawalFlow = (needs: Pick<CentreNeeds, 'client' | 'vault' | 'now' | 'randomKey'>) => {
  const { client, vault } = needs;
  const forgetKey = () => {
    vault.drop('sentWithdrawal');
    vault.drop('withdrawalKey');
  };
  return withdrawalMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ signal }) => {
        // What was sent is in the balance by now: what is asked from here on is another one.
        forgetKey();
        const { paymentPassword: protection, ...terms } = await client.withdrawalTerms(undefined, { signal });
        return { ...terms, protection };
      }),
      paymentPassword: paymentPasswordFlow(needs),
      bankAccount: bankAccountFlow(needs),
      validate: fromPromise(async ({ input: { offer, asked } }) => wrongWith(offer, asked)),
      previewWithdrawal: fromPromise(({ input, signal }) => client.previewWithdrawal(input, { signal })),
      withdraw: fromPromise(async ({ input, signal }) => {
        const paymentPassword = latinDigits(vault.take('form.paymentPassword') ?? '');
        if (!paymentPassword.trim()) throw { kind: 'rejected', code: 'payment.empty' } satisfies Failure;
        const sent = await client.withdraw({ ...input, paymentPassword }, { signal, idempotencyKey: keyOf(needs, input) });
        forgetKey();
        return sent;
      }),
    },
  });
};
