import { fromPromise } from 'xstate';
import { lotteryBoardMachine } from '../../../../machines/lottery-board/lottery-board.machine';
import { lotteryEndpoints } from '../../../contract/lottery-endpoints';
import type { Lottery } from '../../../lottery';
import { countdownBy } from '../../parts/countdown';
import type { FlowDependencies } from '../../parts/dependencies';
import { lotteryOrderFlow } from './lottery-order.flow';
import { lotteryResultsFlow } from './lottery-results.flow';
import { lotteryOf } from './pricing';

type Dependencies = Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money' | 'address' | 'now'>;

/** The lotteries of an area; `gameCode` and `playType` of the address open one of them (s2.launch.lottery-query, own.lottery.board). */
export const lotteryBoardFlow = (area: Lottery['area']) => (deps: Dependencies) => {
  const client = deps.clientFor(lotteryEndpoints);
  return lotteryBoardMachine.provide({
    actors: {
      loadLobby: fromPromise(async ({ signal }) => {
        const { list } = await client.lotteryMenu({}, { signal });
        const games = list
          .flatMap(({ gameMenus }) => gameMenus)
          .filter(({ gameCode }) => lotteryOf(gameCode)?.area === area)
          .map(({ gameCode, playType }) => ({ lottery: gameCode, play: playType }));
        const { gameCode, playType } = deps.address.read();
        return { games, asked: { ...(gameCode && { lottery: gameCode }), ...(playType && { play: playType }) } };
      }),
      loadRules: fromPromise(({ input, signal }) => client.lotteryRules({ ...input, issues: 1 }, { signal, quiet: true })),
      countdown: countdownBy(deps.now),
      order: lotteryOrderFlow(deps),
      results: lotteryResultsFlow(deps, area),
    },
  });
};
