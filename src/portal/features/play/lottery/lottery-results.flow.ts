import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { lotteryResultsMachine } from '../../../../../machines/play/lottery-results/lottery-results.machine';
import { drawEndpoints } from '../../../../contract/play/draw-endpoints';
import type { Lottery } from '../../../../lottery';
import { pollRepeatedly } from '../../../browser/polling';
import type { FlowDependencies } from '../../../parts/dependencies';

export type ResultsRef = ActorRefFrom<typeof lotteryResultsMachine>;

/** Number of draws counted, of which the last ten are shown. Assumed. */
const COUNTED = 50;

/**
 * The latest draws of a lottery (s7.call.opened-numbers, own.lottery.results); those of Vietnam have a call of their
 * own.
 */
export const lotteryResultsFlow = (deps: Pick<FlowDependencies, 'clientFor' | 'live'>, area: Lottery['area']) => {
  const client = deps.clientFor(drawEndpoints);
  const readOpened = area === 'VN' ? client.openedVnNumbers : client.openedNumbers;
  return lotteryResultsMachine.provide({
    actors: {
      loadResults: fromPromise(async ({ input: { lottery }, signal }) => {
        const { list } = await readOpened({ gameCode: lottery, count: COUNTED }, { signal, quiet: true });
        return list;
      }),
      watchDraws: fromCallback(({ input: { lottery }, sendBack }) => {
        const outdate = () => document.hidden || sendBack({ type: 'results.outdated' });
        const stopPolling = pollRepeatedly(() => deps.live.isLive() || outdate());
        const stop = deps.live.watch('draw', (about) => {
          if (about === null || about === lottery) outdate();
        });
        return () => {
          stopPolling();
          stop();
        };
      }),
    },
  });
};
