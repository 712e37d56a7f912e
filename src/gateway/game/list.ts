import { and, arrayContains, asc, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { CHANNELS, FEATURES, type GameType, VOLATILITIES } from '../../contract/game-kinds';
import { fromWire } from '../../contract/money';
import type { Input, Tx } from '../module-context';
import { isShownUnder } from './category';
import { games } from './tables';
import type { GameRow } from './view';

export type Asked = Input<'gameList'>;
/** Filters by their name: what is asked of each game. */
export type Filters = Partial<
  Record<'gameType' | 'vassalage' | 'nodeId' | 'feature' | 'volatility' | 'hasTrial' | 'stakes' | 'other', SQL>
>;

/** What a list was asked to hold itself to (s3.game-list.query). */
export function filtersOf(asked: Asked): Filters {
  const features = chosen(FEATURES, asked.feature);
  const volatilities = chosen(VOLATILITIES, asked.volatility);
  const { stake } = asked;
  const given: Filters = {
    gameType: isUnder(asked),
    vassalage: asked.vassalage ? inArray(games.vassalage, asked.vassalage.split(',')) : undefined,
    nodeId: asked.nodeId === undefined ? undefined : eq(games.node, asked.nodeId),
    feature: features.length > 0 ? arrayContains(games.features, features) : undefined,
    volatility: volatilities.length > 0 ? inArray(games.volatility, volatilities) : undefined,
    hasTrial: asked.hasTrial === undefined ? undefined : eq(games.hasTrial, asked.hasTrial === 'true'),
    stakes: and(
      asked.minBet === undefined ? undefined : gte(games.minBet, fromWire(asked.minBet)),
      stake === undefined ? undefined : and(lte(games.minBet, fromWire(stake)), gte(games.maxBet, fromWire(stake))),
    ),
    other: and(
      asked.minLineNum === undefined ? undefined : gte(games.lines, asked.minLineNum),
      asked.minReturn === undefined ? undefined : gte(games.returnBp, asked.minReturn * 100),
    ),
  };
  return Object.fromEntries(Object.entries(given).filter(([, where]) => where !== undefined));
}

/** By category, by channel, or by both. */
function isUnder({ gameType, channel }: Asked): SQL | undefined {
  const ofChannel: readonly GameType[] | undefined = channel && CHANNELS[channel];
  if (gameType === undefined) return ofChannel && isShownUnder(ofChannel);
  return isShownUnder(ofChannel === undefined || ofChannel.includes(gameType) ? [gameType] : []);
}

const chosen = <T extends string>(all: readonly T[], typed = ''): T[] => all.filter((one) => typed.split(',').includes(one));

/** The keys of each word that was typed, any of them for one word; none where nothing was. */
export type Typed = readonly (readonly string[])[];
type Wanted = { typed: Typed; filters: Filters; sort: Asked['sort']; from: number; size: number };
/** What was found, in the order asked for, and how many there are in all. */
export type Found = { rows: GameRow[]; total: number };

/** A stretch of the games that are asked for: by their place, which the keys of a word hold too, or the newest first. */
export async function findGames(tx: Tx, { typed, filters, sort, from, size }: Wanted): Promise<Found> {
  const where = and(isNamed(typed), ...Object.values(filters));
  const total = tx.select({ total: sql<number>`count(*)::int` }).from(games).where(where);
  const rows = await tx
    .select({ ...getTableColumns(games), total: sql<number>`(${total})` })
    .from(games)
    .where(where)
    .orderBy(...(sort === 'new' ? [desc(games.since)] : []), asc(games.place))
    .limit(size)
    .offset(from);
  if (rows[0]) return { rows, total: rows[0].total };
  return { rows: [], total: from === 0 ? 0 : ((await total)[0]?.total ?? 0) };
}

/** Games that have, for each word, one of its keys. */
const isNamed = (typed: Typed): SQL | undefined => {
  return and(...typed.map((any) => inArray(games.place, sql`(select place from game_keys where key = any(${sql.param(any)}))`)));
};
