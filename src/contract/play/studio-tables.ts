import * as v from 'valibot';

/**
 * Public state of a studio's shared tables. It is unsigned, because any viewer of the tables sees the same. It imports
 * only valibot, so that studios can import it without the portal.
 */
export const TABLES_PATH = '/api/tables';

/**
 * Phase of a table: no round (`idle`), bets are open (`betting`) or closed (`closed`), the round runs (`playing`), or
 * its result is public (`result`).
 */
export const TABLE_PHASES = ['idle', 'betting', 'closed', 'playing', 'result'] as const;

const MAX_TABLES = 100;
const MAX_RESULTS = 12;
const MAX_FIXTURES = 20;
const MAX_SELECTIONS = 4;

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** Text in the languages of the portal. */
const label = v.object({ bn: text, en: text });
/** Time by the studio's clock, epoch ms. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const points = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Price of a selection: a multiple of the stake with two places. */
export const price = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/));

/** A side of a fixture, with its public points; null before it has any. */
const side = v.object({ name: label, points: v.nullable(points) });
const fixture = v.object({
  home: side,
  away: side,
  /** Selections of the main market with their prices. */
  odds: v.pipe(v.array(v.object({ label, price })), v.maxLength(MAX_SELECTIONS)),
});
const table = v.object({
  gameId: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  phase: v.picklist(TABLE_PHASES),
  /** Time at which bets close; null while the table is idle. */
  closesAt: v.nullable(time),
  /** Time at which the beacon decides the round: the kick-off of fixtures. Null while the table is idle. */
  startsAt: v.nullable(time),
  resultsTitle: label,
  /** Results of the latest rounds, newest first. */
  results: v.pipe(v.array(label), v.maxLength(MAX_RESULTS)),
  /** Matchday of the current or, while the table is idle, of the next round; null for games without fixtures. */
  matchday: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fixtures: v.pipe(v.array(fixture), v.maxLength(MAX_FIXTURES)),
});

export const studioTables = v.object({ now: time, tables: v.pipe(v.array(table), v.maxLength(MAX_TABLES)) });
export type StudioTables = v.InferOutput<typeof studioTables>;
export type StudioTable = StudioTables['tables'][number];
