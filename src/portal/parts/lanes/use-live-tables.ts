import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { liveTablesMachine } from '../../../../machines/play/live-tables/live-tables.machine';
import type { GameTable } from '../../../contract/play/tables';
import { siteNow } from '../../../ui/site-clock';
import { usePage } from '../portal/portal-context';
import { liveTablesFlow, RETRY_MS } from './live-tables.flow';

/** Tables of home; `isCurrent`: their rounds are those that run now. */
export type LiveTables = { tables: readonly GameTable[]; isCurrent: boolean };

/** Runs the chart of the live tables while the lanes are on the page. */
export function useLiveTablesActor(): ActorRefFrom<typeof liveTablesMachine> {
  const { clientFor, inspect } = usePage();
  const flow = useMemo(() => liveTablesFlow({ clientFor, now: siteNow, page: document }), [clientFor]);
  return useActorRef(flow, { input: { retryMs: RETRY_MS }, inspect });
}

/** Returns the live tables; undefined until they are read for the first time. */
export function useLiveTables(actor: ActorRefFrom<typeof liveTablesMachine>): LiveTables | undefined {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches({ visible: 'loading' })) return undefined;
  return { tables: state.context.tables, isCurrent: state.hasTag('current') };
}
