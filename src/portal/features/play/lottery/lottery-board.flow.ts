import * as v from 'valibot';
import { type ActorRefFrom, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { lotteryBoardMachine } from '../../../../../machines/play/lottery-board/lottery-board.machine';
import type { Lobby } from '../../../../../machines/play/lottery-board/lottery-board.types';
import { SETTINGS } from '../../../../contract';
import { ownPath } from '../../../../contract/play/launch';
import { lotteryEndpoints } from '../../../../contract/play/lottery-endpoints';
import type { Lottery } from '../../../../lottery';
import { countdownBy } from '../../../../ui/browser/countdown';
import { askOften } from '../../../browser/asking';
import { shortened } from '../../../browser/polling';
import type { FlowDependencies } from '../../../parts/dependencies';
import { lotteryOrderFlow } from './lottery-order.flow';
import { lotteryResultsFlow } from './lottery-results.flow';
import { lotteryOf } from './pricing';

export type BoardRef = ActorRefFrom<typeof lotteryBoardMachine>;
export type BoardState = SnapshotFrom<typeof lotteryBoardMachine>;

type Dependencies = Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money' | 'address' | 'now' | 'live'>;

/**
 * Lottery board of an area; `gameCode` and `playType` in the address open a lottery (s2.launch.lottery-query,
 * own.lottery.board).
 */
export const lotteryBoardFlow = (area: Lottery['area']) => (deps: Dependencies) => {
  const client = deps.clientFor(lotteryEndpoints);
  return lotteryBoardMachine.provide({
    // All boards of a lottery count down to the same close.
    delays: { nextDelay: () => shortened(2_000, 0.5) },
    actors: {
      loadLobby: fromPromise(async ({ signal }) => {
        const { list } = await client.lotteryMenu({}, { signal });
        const games = list
          .flatMap(({ gameMenus }) => gameMenus)
          .filter(({ gameCode }) => lotteryOf(gameCode)?.area === area)
          .map(({ gameCode, playType }) => ({ lottery: gameCode, play: playType }));
        return { games, ...readLobbyQuery(deps.address.read()) };
      }),
      loadRules: fromPromise(({ input, signal }) =>
        client.lotteryRules({ ...input, issues: 1 }, { signal, quiet: true }),
      ),
      countdown: countdownBy(deps.now),
      maintenanceCheck: fromCallback(({ sendBack, input }) =>
        askOften(
          async (signal) => {
            const rules = await client.lotteryRules({ ...input, issues: 1 }, { signal, quiet: true });
            sendBack({ type: 'rules.checked', rules });
          },
          { live: deps.live, topic: 'status', interval: SETTINGS.lotteryMaintenanceCheckMs },
        ),
      ),
      order: lotteryOrderFlow(deps),
      results: lotteryResultsFlow(deps, area),
    },
  });
};

/** Reads the lobby's query from the address; drops a back link to another site (own.address.safe). */
function readLobbyQuery({ gameCode, playType, view, backUrl }: Record<string, string>): Omit<Lobby, 'games'> {
  return {
    asked: { ...(gameCode && { lottery: gameCode }), ...(playType && { play: playType }) },
    ...(view === 'lobby' && { view }),
    ...(v.is(ownPath, backUrl) && isOfPortal(backUrl) && { backUrl }),
  };
}

/** Lets the browser's URL parser decide which site a path leads to. */
const isOfPortal = (path: string) => new URL(path, location.origin).origin === location.origin;
