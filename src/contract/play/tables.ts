import * as v from 'valibot';
import { time } from '../platform/fields';
import { game } from './games';
import { price, TABLE_PHASES } from './studio-tables';

const { gameId, gameName, showIcon, supportPlay } = game.entries;

/** A side of a fixture; `points` are null before it has any. */
const side = v.object({ name: v.string(), points: v.nullable(v.number()) });
const fixture = v.object({
  home: side,
  away: side,
  /** Selections of the main market with their prices, multiples of the stake. */
  odds: v.array(v.object({ label: v.string(), price })),
});
export type Fixture = v.InferOutput<typeof fixture>;

/** A table whose round all players share, in the language of the call; times are by the gateway's clock. */
const gameTable = v.object({
  gameId,
  gameName,
  showIcon,
  supportPlay,
  phase: v.picklist(TABLE_PHASES),
  /** Close of the bets, and the moment that decides the round: the kick-off of fixtures. Null while it is idle. */
  closesAt: v.nullable(time),
  startsAt: v.nullable(time),
  resultsTitle: v.string(),
  /** Results of the latest rounds, newest first. */
  results: v.array(v.string()),
  /** Matchday of the current or the next round; null for games without fixtures. */
  matchday: v.nullable(v.number()),
  fixtures: v.array(fixture),
});
export type GameTable = v.InferOutput<typeof gameTable>;

/** Tables of all studios that can be opened now, as at most a few seconds ago. Assumed. */
export const gameTables = v.object({ tables: v.array(gameTable) });
