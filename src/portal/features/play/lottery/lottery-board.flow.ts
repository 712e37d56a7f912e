import * as v from 'valibot';
import { type ActorRefFrom, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { type Lobby, lotteryBoardMachine } from '../../../../../machines/play/lottery-board/lottery-board.machine';
import { SETTINGS } from '../../../../contract';
import { ownPath } from '../../../../contract/play/launch';
import { lotteryEndpoints } from '../../../../contract/play/lottery-endpoints';
import type { Lottery } from '../../../../lottery';
import { countdownBy } from '../../../../ui/browser/countdown';
import type { FlowDependencies } from '../../../parts/dependencies';
import { lotteryOrderFlow } from './lottery-order.flow';
import { lotteryResultsFlow } from './lottery-results.flow';
import { lotteryOf } from './pricing';

export type BoardRef = ActorRefFrom<typeof lotteryBoardMachine>;
export type BoardState = SnapshotFrom<typeof lotteryBoardMachine>;

type Dependencies = Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money' | 'address' | 'now' | 'inView' | 'live'>;

/**
 * Lottery board of an area; `gameCode` and `playType` in the address open a lottery (s2.launch.lottery-query,
 * own.lottery.board).
 */
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
        return { games, ...readLobbyQuery(deps.address.read()) };
      }),
      loadRules: fromPromise(({ input, signal }) =>
        client.lotteryRules({ ...input, issues: 1 }, { signal, quiet: true }),
      ),
      countdown: countdownBy(deps.now),
      maintenanceCheck: fromCallback(({ sendBack, input }) => {
        const stop = new AbortController();
        const { signal } = stop;
        const check = async () => {
          await deps.inView(signal);
          const rules = await client.lotteryRules({ ...input, issues: 1 }, { signal, quiet: true });
          sendBack({ type: 'rules.checked', rules });
        };
        void checkRepeatedly(check, signal);
        return () => stop.abort();
      }),
      order: lotteryOrderFlow(deps),
      results: lotteryResultsFlow(deps, area),
    },
  });
};

/** Runs a check after each interval until the signal aborts. */
async function checkRepeatedly(check: () => Promise<void>, signal: AbortSignal): Promise<void> {
  await delay(SETTINGS.lotteryMaintenanceCheckMs, signal);
  while (!signal.aborted) {
    // A failed check is followed by the next one.
    await check().catch(() => undefined);
    await delay(SETTINGS.lotteryMaintenanceCheckMs, signal);
  }
}

/** Resolves after the delay, or as soon as the signal aborts. */
const delay = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

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
