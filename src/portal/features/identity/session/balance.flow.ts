import { fromCallback, fromPromise } from 'xstate';
import { balanceMachine } from '../../../../../machines/money/balance/balance.machine';
import type { PageDependencies } from '../../../parts/dependencies';

export const balanceFlow = ({ client, money, inView }: Pick<PageDependencies, 'client' | 'money' | 'inView'>) =>
  balanceMachine.provide({
    actors: {
      loadBalance: fromPromise(async ({ signal }) => (await client.balance(undefined, { signal })).sumBalance),
      lookBalance: fromPromise(async ({ signal }) => {
        await inView(signal);
        return (await client.balance(undefined, { signal, quiet: true })).sumBalance;
      }),
      watchMoney: fromCallback(({ sendBack }) => money.watch(() => sendBack({ type: 'money.moved' }))),
    },
  });
