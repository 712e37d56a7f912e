import { type ActorRefFrom, fromPromise } from 'xstate';
import { type DepositAsked, depositMachine } from '../../../machines/deposit/deposit.machine';
import type { FieldProblem } from '../../../machines/form/form.machine';
import type { DepositTerms } from '../../contract';
import { amountOf, unitsOf } from './amounts';
import { depositHistoryFlow } from './deposit-history';
import { depositLimitFlow } from './deposit-limit';
import { depositPaymentFlow } from './deposit-payment';
import type { CentreNeeds } from './needs';
import { createOnce } from './once';

/** How and how much, as the wire has it; what is no amount stays as it was typed. */
export function submitDeposit(deposit: ActorRefFrom<typeof depositMachine>, data: FormData) {
  const typed = String(data.get('amount') ?? '');
  const method = String(data.get('method') ?? '');
  deposit.send({ type: 'form.submitted', asked: { method, amount: amountOf(typed) ?? typed } });
}

/** own.deposit.terms: the bounds of the method, and what the limits leave. */
function wrongWith(terms: DepositTerms | null, { method, amount }: DepositAsked): FieldProblem[] {
  const chosen = terms?.methods.find(({ code }) => code === method);
  if (!chosen) return [{ field: 'method', code: 'deposit.method' }];
  const code = wrongWithAmount({ ...chosen, left: terms?.limitLeft ?? null }, amountOf(amount));
  return code ? [{ field: 'amount', code }] : [];
}

type Bounds = { min: string; max: string; left: string | null };
function wrongWithAmount({ min, max, left }: Bounds, amount: string | null): string | null {
  if (amount === null) return 'deposit.amount.none';
  const units = unitsOf(amount);
  if (units < unitsOf(min)) return 'deposit.amount.min';
  if (units > unitsOf(max)) return 'deposit.amount.max';
  return left !== null && units > unitsOf(left) ? 'deposit.amount.limit' : null;
}

export const depositFlow = (needs: Pick<CentreNeeds, 'client' | 'vault' | 'storage' | 'now' | 'randomKey' | 'money'>) => {
  const { client, storage } = needs;
  const once = createOnce(needs);
  return depositMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ signal }) => {
        once.forget();
        const [terms, pending] = await Promise.all([
          client.depositTerms(undefined, { signal }),
          client.pendingDeposit(undefined, { signal }),
        ]);
        // One that was begun in this tab may have ended while the player was at the provider's.
        const begun = storage.takeBegunDeposit();
        if (pending) storage.keepBegunDeposit(pending.id);
        return { terms, deposit: pending ?? (begun ? await client.deposit({ id: begun }, { signal }) : null) };
      }),
      validate: fromPromise(async ({ input: { terms, asked } }) => wrongWith(terms, asked)),
      createDeposit: fromPromise(async ({ input, signal }) => {
        const begun = await once.move(input, (keyed) => client.createDeposit(input, { signal, ...keyed }));
        storage.keepBegunDeposit(begun.id);
        return begun;
      }),
      depositPayment: depositPaymentFlow(needs),
      depositLimit: depositLimitFlow(needs),
      depositHistory: depositHistoryFlow(needs),
    },
  });
};
