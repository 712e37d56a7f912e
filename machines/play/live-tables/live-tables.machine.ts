import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { GameTable } from '../../../src/contract/play/tables';

/** Delay before a read that failed or found nothing is repeated, ms. */
type LiveTablesInput = { retryMs: number };
/** Tables with their rounds, and the time after which they are outdated, ms. */
type TablesRead = { tables: readonly GameTable[]; refreshMs: number };

/**
 * Tables and fixtures on home, with the rounds that run there now. It reads them again while the page is visible. Meets
 * own.home.tables.
 */
export const liveTablesMachine = setup({
  types: {
    context: {} as LiveTablesInput & TablesRead,
    events: {} as
      | { type: 'page.hidden' }
      | { type: 'page.shown' }
      | { type: 'language.changed' }
      | DoneActorEvent<TablesRead, 'readTables'>,
    input: {} as LiveTablesInput,
    tags: {} as 'current',
  },
  actors: {
    /** Sends `page.hidden` and `page.shown` as the visibility of the page changes, and `language.changed`. */
    watchPage: {} as CallbackActorLogic<AnyEventObject>,
    readTables: {} as PromiseActorLogic<TablesRead>,
  },
  guards: {
    hasTables: ({ event }) => 'output' in event && event.output.tables.length > 0,
    isListed: ({ context }) => context.tables.length > 0,
  },
  actions: {
    setTables: assign(({ event }) => ('output' in event ? event.output : {})),
    clearTables: assign({ tables: [] }),
  },
  delays: { refresh: ({ context }) => context.refreshMs, retry: ({ context }) => context.retryMs },
}).createMachine({
  id: 'live-tables',
  context: ({ input }) => ({ ...input, tables: [], refreshMs: 0 }),
  initial: 'visible',
  invoke: {
    id: 'watchPage',
    src: 'watchPage',
    onError: { description: 'The visibility of the page is unknown; the tables are read as if it were visible.' },
  },
  states: {
    visible: {
      description: 'The page is visible; the tables follow their rounds.',
      meta: { requirements: ['own.home.tables'] },
      initial: 'loading',
      on: {
        'page.hidden': 'hidden',
        'language.changed': { target: '.refreshing', description: 'The gateway writes names and results.' },
      },
      states: {
        loading: {
          description: 'Loading the tables for the first time.',
          meta: { requirements: ['own.home.tables'] },
          invoke: {
            id: 'loadTables',
            src: 'readTables',
            onDone: [{ guard: 'hasTables', target: 'loaded', actions: 'setTables' }, { target: 'empty' }],
            onError: 'failed',
          },
        },
        loaded: {
          description: 'The tables are shown with their rounds.',
          meta: { requirements: ['own.home.tables'] },
          tags: 'current',
          after: { refresh: 'refreshing' },
        },
        refreshing: {
          description: 'Reading the tables again in the background; what was shown stays.',
          meta: { requirements: ['own.home.tables'] },
          tags: 'current',
          invoke: {
            id: 'refreshTables',
            src: 'readTables',
            onDone: [{ guard: 'hasTables', target: 'loaded', actions: 'setTables' }, { target: 'empty' }],
            onError: [{ guard: 'isListed', target: 'outdated' }, { target: 'failed' }],
          },
        },
        outdated: {
          description: 'The last read failed: the tables stay, without their rounds, and are read again later.',
          meta: { requirements: ['own.home.tables'] },
          after: { retry: 'refreshing' },
        },
        empty: {
          description: 'No table can be opened; nothing is shown until a later read finds some.',
          meta: { requirements: ['own.home.tables', 'own.home.lanes'] },
          entry: 'clearTables',
          after: { retry: 'refreshing' },
        },
        failed: {
          description: 'The tables could not be loaded; nothing is shown until a later read succeeds.',
          meta: { requirements: ['own.home.tables', 'own.home.lanes'] },
          after: { retry: 'refreshing' },
        },
      },
    },
    hidden: {
      description: 'The page is hidden; nothing is read.',
      meta: { requirements: ['own.home.tables'] },
      on: { 'page.shown': 'visible.refreshing' },
    },
  },
});
