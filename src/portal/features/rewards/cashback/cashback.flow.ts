import { type ActorRefFrom, fromPromise } from 'xstate';
import { cashbackMachine } from '../../../../../machines/rewards/cashback/cashback.machine';
import { asFailure } from '../../../../contract';
import { vipEndpoints } from '../../../../contract/rewards/vip';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { createOnce } from '../../../../ui/money/once';
import type { FlowDependencies } from '../../../parts/dependencies';

export type CashbackRef = ActorRefFrom<typeof cashbackMachine>;

/** Claimable cashback, and the claim of all of it, once (own.cashback.claimed). */
export function cashbackFlow(deps: Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money'>) {
  const client = deps.clientFor(vipEndpoints);
  const claiming = createOnce(deps);
  return cashbackMachine.provide({
    actors: {
      list: listFlow('cashback', async (_, __, signal) => {
        const page = await client.cashback(undefined, { signal });
        return outcomeOf(page, page.list.length === 0 && page.today === '0.00');
      }),
      claim: fromPromise(async ({ input, signal }) => {
        try {
          const { amount } = await claiming.move(input, (keyed) => client.claimCashback(input, { ...keyed, signal }));
          deps.money.moved();
          return { kind: 'paid', amount };
        } catch (error) {
          if (asFailure(error).code === 'cashback.changed') return { kind: 'changed' };
          throw error;
        }
      }),
    },
  });
}
