import * as v from 'valibot';
import type { StudioTable, StudioTables } from '../../contract/play/studio-tables';
import { BEACONS, publishedAt } from '../../lottery/fair/beacon';
import { fixturesIn, selectionLabel, sidesOf } from '../frame/fixture-label';
import { PAST_RESULTS, pastEngineOf, pastTitle } from '../frame/past-results';
import { priceOf } from '../games/fixtures/prices';
import { type Fixture, fixturesOf, leadOf, matchdayOf } from '../games/fixtures/schedule';
import type { Sport } from '../games/fixtures/sport';
import { type FixtureGame, isFixtureGame, SPORTS } from '../games/fixtures/sports';
import { toDecimal } from '../games/fraction';
import { TABLE_GAMES, type TableGame } from '../games/game';
import type { Studio } from '../play/context';
import { inBoth, wordLabel } from '../publish/labels';
import { queryRows } from '../store/query';
import { hasResult, type TableRound, tableRoundsWhere } from './table-rounds';
import { visibleResult } from './table-view';

/** Number of earlier results of a table that are published. */
const RESULTS = 6;
/** Time for which a read has rounds open at all tables, ms: longer than the interval of reads. */
const HOLD_MS = 15_000;
/** Age up to which the tables are returned from memory, ms, so that the database does not depend on the callers. */
const FRESH_MS = 1_000;

const PHASES: Readonly<Record<TableRound['state'], StudioTable['phase']>> = {
  betting: 'betting',
  closed: 'closed',
  flying: 'playing',
  deciding: 'playing',
  firstPart: 'playing',
  secondPart: 'playing',
  crashed: 'result',
  dealt: 'result',
  settled: 'result',
  over: 'idle',
  void: 'idle',
};

/**
 * Returns a function that reads the public state of all tables (`own.table.public`). Its callers watch the tables, so
 * rounds open there.
 */
export function openPublicTables(studio: Studio): () => Promise<StudioTables> {
  let read: Promise<StudioTables> | null = null;
  let readAt = 0;
  return () => {
    studio.viewers.hold(TABLE_GAMES, HOLD_MS);
    if (read && performance.now() - readAt < FRESH_MS) return read;
    const current = publicTables(studio);
    read = current;
    readAt = performance.now();
    // A failure is not remembered.
    current.catch(() => {
      if (read === current) read = null;
    });
    return current;
  };
}

async function publicTables(studio: Studio): Promise<StudioTables> {
  const { pool } = studio.store;
  const next = await nextNumbers(studio);
  const tables: StudioTable[] = [];
  for (const game of TABLE_GAMES) {
    const rounds = await tableRoundsWhere(pool, `game = $1 order by created_at desc limit ${RESULTS + 1}`, [game]);
    tables.push(tableState(game, rounds, next.get(game) ?? 1));
  }
  return { now: (await studio.now(pool)).getTime(), tables };
}

const nextRow = v.object({ game: v.string(), next: v.number() });

/** Returns the number of the next round of each table that has a chain. */
async function nextNumbers({ store }: Studio): Promise<ReadonlyMap<string, number>> {
  const statement = 'select game, next_number as next from chains where next_number <= length';
  const rows = await queryRows(store.pool, nextRow, statement);
  return new Map(rows.map(({ game, next }) => [game, next]));
}

/** `rounds`: the latest rounds of the table, newest first; `next`: number of its next round. */
function tableState(game: TableGame, rounds: readonly TableRound[], next: number): StudioTable {
  const [latest] = rounds;
  const phase = latest ? PHASES[latest.state] : 'idle';
  const round = latest && phase !== 'idle' ? latest : null;
  return {
    gameId: game,
    phase,
    closesAt: round?.closes_at.getTime() ?? null,
    startsAt: round && publishedAt(BEACONS[round.beacon], round.beacon_round),
    ...(isFixtureGame(game) ? matchdayState(game, round, round?.number ?? next) : pastResults(game, rounds)),
  };
}

type GameState = Pick<StudioTable, 'resultsTitle' | 'results' | 'matchday' | 'fixtures'>;

function pastResults(game: Exclude<TableGame, FixtureGame>, rounds: readonly TableRound[]): GameState {
  const engine = pastEngineOf(game);
  return {
    resultsTitle: wordLabel(pastTitle(engine)),
    results: rounds
      .filter(hasResult)
      .slice(0, RESULTS)
      .map(({ result }) => inBoth((texts) => PAST_RESULTS[engine](texts, result ?? {}))),
    matchday: null,
    fixtures: [],
  };
}

/** Returns the fixtures of the round with this number, with the scores that are public. */
function matchdayState(game: FixtureGame, round: TableRound | null, number: number): GameState {
  const matchday = matchdayOf(number);
  const scores = fixturesIn((round && visibleResult(round)) ?? {});
  return {
    resultsTitle: wordLabel('fixture.history'),
    results: [],
    matchday,
    fixtures: fixturesOf(matchday).map((fixture, place) => fixtureState(SPORTS[game], fixture, scores[place] ?? {})),
  };
}

/** Points of a side: final ones, or those at the break; null before them. */
const points = (final: unknown, atBreak: unknown): number | null =>
  [final, atBreak].find((value) => typeof value === 'number') ?? null;

function fixtureState(
  sport: Sport,
  fixture: Fixture,
  { home, away, homeBreak, awayBreak }: Readonly<Record<string, unknown>>,
): StudioTable['fixtures'][number] {
  const selections = Object.keys(sport.markets[0]?.selections ?? {});
  return {
    home: { name: inBoth((texts) => sidesOf(texts, sport, fixture).home), points: points(home, homeBreak) },
    away: { name: inBoth((texts) => sidesOf(texts, sport, fixture).away), points: points(away, awayBreak) },
    odds: selections.map((selection) => ({
      label: inBoth((texts) => selectionLabel(texts, sport, selection, sidesOf(texts, sport, fixture))),
      price: toDecimal(priceOf(sport, leadOf(fixture), selection), 2),
    })),
  };
}
