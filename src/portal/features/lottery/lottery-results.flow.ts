import { fromCallback, fromPromise } from 'xstate';
import { lotteryResultsMachine } from '../../../../machines/lottery-results/lottery-results.machine';
import { drawEndpoints } from '../../../contract/draw-endpoints';
import type { FlowDependencies } from '../../parts/dependencies';

/** How many draws are counted; the last ten of them are shown. Assumed. */
const COUNTED = 50;
/** How often it is looked for another draw, ms. Assumed. */
const EVERY = 15_000;

/** What was drawn last (s7.call.opened-numbers, own.lottery.results). */
export const lotteryResultsFlow = (deps: Pick<FlowDependencies, 'clientFor'>) => {
  const client = deps.clientFor(drawEndpoints);
  return lotteryResultsMachine.provide({
    actors: {
      loadResults: fromPromise(async ({ input: { lottery }, signal }) => {
        const { list } = await client.openedNumbers({ gameCode: lottery, count: COUNTED }, { signal, quiet: true });
        return list;
      }),
      watchDraws: fromCallback(({ sendBack }) => {
        const timer = setInterval(() => document.hidden || sendBack({ type: 'results.outdated' }), EVERY);
        return () => clearInterval(timer);
      }),
    },
  });
};
