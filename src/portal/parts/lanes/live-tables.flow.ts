import { fromCallback, fromPromise } from 'xstate';
import { liveTablesMachine } from '../../../../machines/play/live-tables/live-tables.machine';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { GameTable } from '../../../contract/play/tables';
import { watchLanguage } from '../../../ui/browser/watch-language';
import type { FlowDependencies } from '../dependencies';

/** Time until a failed or empty read is repeated, ms. */
export const RETRY_MS = 30_000;
/** Shortest and longest time between two reads, ms. */
const MIN_REFRESH_MS = 2_000;
const MAX_REFRESH_MS = 5_000;

/** Returns the time until the next of the rounds closes or starts, ms, within bounds. */
function refreshAfter(tables: readonly GameTable[], now: number): number {
  const left = tables
    .flatMap(({ closesAt, startsAt }) => [closesAt, startsAt])
    .flatMap((time) => (time !== null && time > now ? [time - now] : []));
  return Math.max(MIN_REFRESH_MS, Math.min(MAX_REFRESH_MS, ...left));
}

type Dependencies = Pick<FlowDependencies, 'clientFor' | 'now'> & { page: Document };

/** Live tables of home (`own.home.tables`); reading them does not extend the session. */
export const liveTablesFlow = ({ clientFor, now, page }: Dependencies) =>
  liveTablesMachine.provide({
    actors: {
      watchPage: fromCallback(({ sendBack }) => {
        const report = () => sendBack({ type: page.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
        report();
        page.addEventListener('visibilitychange', report);
        const stopLanguage = watchLanguage(() => sendBack({ type: 'language.changed' }));
        return () => {
          page.removeEventListener('visibilitychange', report);
          stopLanguage();
        };
      }),
      readTables: fromPromise(async ({ signal }) => {
        const { tables } = await clientFor(gameEndpoints).gameTables({}, { signal, quiet: true });
        return { tables, refreshMs: refreshAfter(tables, now()) };
      }),
    },
  });
