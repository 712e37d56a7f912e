import { fromCallback, fromPromise } from 'xstate';
import { balanceMachine } from '../../../../../machines/money/balance/balance.machine';
import { untilPoll } from '../../../browser/polling';
import type { PageDependencies } from '../../../parts/dependencies';

type Dependencies = Pick<PageDependencies, 'client' | 'money' | 'live' | 'inView'>;

/** While changes are streamed, a balance without a reported change is not loaded again (own.live.client). */
export const balanceFlow = ({ client, money, live, inView }: Dependencies) => {
  let current: string | null = null;
  const read = async (signal: AbortSignal, quiet?: true) => {
    current = null;
    const { sumBalance } = await client.balance(undefined, { signal, quiet });
    if (!signal.aborted) current = sumBalance;
    return sumBalance;
  };
  return balanceMachine.provide({
    delays: { lookInterval: () => untilPoll() },
    actors: {
      loadBalance: fromPromise(({ signal }) => read(signal)),
      lookBalance: fromPromise(async ({ signal }) => {
        await inView(signal);
        return live.isLive() && current !== null ? current : read(signal, true);
      }),
      watchMoney: fromCallback(({ sendBack }) => {
        const follow = () => {
          current = null;
          sendBack({ type: 'money.moved' });
        };
        const stops = [money.watch(follow), live.watch('balance', follow)];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
  });
};
