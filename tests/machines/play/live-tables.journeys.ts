import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const table = {
  gameId: 'lab-roulette',
  gameName: 'Riverside Roulette',
  showIcon: 'lab-roulette',
  supportPlay: 0,
  phase: 'betting',
  closesAt: 1_800_000_009_000,
  startsAt: 1_800_000_012_000,
  resultsTitle: 'Last results',
  results: ['17'],
  matchday: null,
  fixtures: [],
};
const newer = { ...table, results: ['4', '17'] };
const found = (item: object, refreshMs = 4_000) => ({ output: { tables: [item], refreshMs } });
const none = { output: { tables: [], refreshMs: 4_000 } };
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const hides = { type: 'page.hidden' };
const shows = { type: 'page.shown' };
const RETRY_MS = 30_000;

const tablesJourney = (title: string) => journey(title).meets('own.home.tables').given({ retryMs: RETRY_MS });
const loadedJourney = (title: string) =>
  tablesJourney(title).settles('readTables', found(table)).sees('visible.loaded', 'current');

/** Journeys of the live tables on home, derived from the requirement. */
export const liveTablesJourneys = [
  tablesJourney('Tables are shown once they are loaded, and read again when they are outdated')
    .sees('visible.loading')
    .lacks('current')
    .invokes('watchPage')
    .invokes('readTables')
    .settles('readTables', found(table))
    .sees('visible.loaded', 'current')
    .knows({ tables: [table] })
    .waits(3_999)
    .sees('visible.loaded')
    .waits(1)
    .sees('visible.refreshing', 'current')
    .knows({ tables: [table] })
    .invokes('readTables')
    .settles('readTables', found(newer, 2_000))
    .sees('visible.loaded', 'current')
    .knows({ tables: [newer] })
    .waits(2_000)
    .sees('visible.refreshing'),

  loadedJourney('Rounds that fail to reload are hidden, and the tables stay')
    .waits(4_000)
    .settles('readTables', offline)
    .sees('visible.outdated')
    .lacks('current')
    .knows({ tables: [table] })
    .waits(RETRY_MS - 1)
    .sees('visible.outdated')
    .waits(1)
    .sees('visible.refreshing')
    .settles('readTables', found(newer))
    .sees('visible.loaded', 'current')
    .knows({ tables: [newer] }),

  tablesJourney('Tables that fail to load are omitted and loaded again later')
    .meets('own.home.lanes')
    .settles('readTables', offline)
    .sees('visible.failed')
    .lacks('current')
    .knows({ tables: [] })
    .waits(RETRY_MS - 1)
    .sees('visible.failed')
    .waits(1)
    .sees('visible.refreshing')
    .settles('readTables', offline)
    .sees('visible.failed')
    .waits(RETRY_MS)
    .settles('readTables', found(table))
    .sees('visible.loaded'),

  tablesJourney('Without tables nothing is shown until there are some')
    .meets('own.home.lanes')
    .settles('readTables', none)
    .sees('visible.empty')
    .lacks('current')
    .waits(RETRY_MS - 1)
    .sees('visible.empty')
    .waits(1)
    .sees('visible.refreshing')
    .settles('readTables', found(table))
    .sees('visible.loaded')
    .knows({ tables: [table] }),

  loadedJourney('Tables that no longer exist are removed')
    .waits(4_000)
    .settles('readTables', none)
    .sees('visible.empty')
    .knows({ tables: [] }),

  loadedJourney('A hidden page reads nothing; a visible one reads immediately')
    .sends(hides)
    .sees('hidden')
    .lacks('current')
    .ignores(hides)
    .waits(4_000)
    .sees('hidden')
    .sends(shows)
    .sees('visible.refreshing', 'current')
    .invokes('readTables')
    .settles('readTables', found(newer))
    .sees('visible.loaded')
    .ignores(shows),

  loadedJourney('Another language reads the tables again')
    .sends({ type: 'language.changed' })
    .sees('visible.refreshing')
    .invokes('readTables')
    .settles('readTables', found(newer))
    .knows({ tables: [newer] }),

  loadedJourney('Where the page cannot be watched the tables are read all the same')
    .settles('watchPage', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('visible.loaded')
    .waits(4_000)
    .sees('visible.refreshing'),
];

export const liveTablesTemporals = [
  leadsTo('Outdated tables are read again', 'visible.outdated', 'visible.refreshing', { within: 3 }),
  leadsTo('Shown tables are read again', 'visible.loaded', 'visible.refreshing', { within: 3 }),
];
