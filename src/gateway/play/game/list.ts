import { and, arrayContains, asc, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire } from '../../../contract/money/money';
import { CHANNELS, FEATURES, type GameType, VOLATILITIES } from '../../../contract/play/game-kinds';
import type { Input, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { hasDisplayCategory } from './category';
import { games } from './tables';
import type { GameRow } from './view';

export type GameListRequest = Input<'gameList'>;
/** Conditions on a game, by the name of their filter. */
export type Filters = Partial<
  Record<'gameType' | 'vassalage' | 'nodeId' | 'feature' | 'volatility' | 'hasTrial' | 'stakes' | 'other', SQL>
>;

/** Returns the conditions of a request's filters; absent ones are left out (s3.game-list.query). */
export function filtersOf(request: GameListRequest): Filters {
  const features = chosen(FEATURES, request.feature);
  const volatilities = chosen(VOLATILITIES, request.volatility);
  const { stake } = request;
  const conditions: Filters = {
    gameType: isUnder(request),
    vassalage: request.vassalage ? inArray(games.vassalage, request.vassalage.split(',')) : undefined,
    nodeId: request.nodeId === undefined ? undefined : eq(games.node, request.nodeId),
    feature: features.length > 0 ? arrayContains(games.features, features) : undefined,
    volatility: volatilities.length > 0 ? inArray(games.volatility, volatilities) : undefined,
    hasTrial: request.hasTrial === undefined ? undefined : eq(games.hasTrial, request.hasTrial === 'true'),
    stakes: and(
      request.minBet === undefined ? undefined : gte(games.minBet, fromWire(request.minBet)),
      stake === undefined ? undefined : and(lte(games.minBet, fromWire(stake)), gte(games.maxBet, fromWire(stake))),
    ),
    other: and(
      request.minLineNum === undefined ? undefined : gte(games.lines, request.minLineNum),
      request.minReturn === undefined ? undefined : gte(games.returnBp, request.minReturn * 100),
    ),
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, where]) => where !== undefined));
}

/** Filters by category, channel or both. `consolidated` means every category, so it adds no condition. */
function isUnder({ gameType, channel }: GameListRequest): SQL | undefined {
  const ofChannel: readonly GameType[] | undefined =
    channel === undefined || channel === 'consolidated' ? undefined : CHANNELS[channel];
  if (gameType === undefined) return ofChannel && hasDisplayCategory(ofChannel);
  return hasDisplayCategory(ofChannel === undefined || ofChannel.includes(gameType) ? [gameType] : []);
}

const chosen = <T extends string>(all: readonly T[], typed = ''): T[] =>
  all.filter((candidate) => typed.split(',').includes(candidate));

/** Search keys per typed word, any of which matches it; empty without a search. */
export type Typed = readonly (readonly string[])[];
type GameSearch = { typed: Typed; filters: Filters; sort: GameListRequest['sort']; from: number; size: number };
/** Page of matches in the requested order, and the number of all matches. */
export type Found = { rows: GameRow[]; total: number };

const findGamesRow = v.object({ total: v.number() });

/** Returns a page of the matching games, the most popular or the newest first. */
export async function findGames(tx: Tx, search: GameSearch): Promise<Found> {
  const { typed, filters, sort, from, size } = search;
  const where = and(...Object.values(filters));
  const named = namedSql(typed);
  // A search without filters reads only the keys of its page, and a single word has a stored count, so that its cost
  // does not grow with the catalogue.
  const isPlain = named !== null && !where && sort === 'popular';
  const [only = [], another] = typed;
  const counted = sql`(select games from game_key_counts where key = ${only[0]})`;
  const isCounted = isPlain && !another && only.length === 1;
  const total = isCounted
    ? sql<number>`coalesce(${counted}, 0)`
    : sql<number>`(select count(*)::int from ${isPlain ? named : gamesOf(typed)} where ${where ?? true})`;
  const baseQuery = tx
    .select({ ...getTableColumns(games), total })
    .from(games)
    .$dynamic();
  const rows = isPlain
    ? await baseQuery.where(sql`${games.place} = any(${pageOf(named, from, size)})`).orderBy(asc(games.place))
    : await (named ? baseQuery.innerJoin(named, sql`named.at = games.place`) : baseQuery)
        .where(where)
        .orderBy(...orderOf(sort))
        .limit(size)
        .offset(from);
  if (rows[0] || from === 0) return { rows, total: rows[0]?.total ?? 0 };
  return { rows, total: (await queryRow(tx, findGamesRow, sql`select ${total} as total`)).total };
}

/** An array, because PostgreSQL estimates a join here at a tenth of all games and plans it again each time. */
const pageOf = (named: SQL, from: number, size: number): SQL =>
  sql`array(select at from ${named} order by at limit ${size} offset ${from})`;

const orderOf = (sort: GameListRequest['sort']) => [...(sort === 'new' ? [desc(games.since)] : []), asc(games.place)];

/** Returns the FROM item: all games, or those that match the typed words. */
export function gamesOf(typed: Typed): SQL {
  const named = namedSql(typed);
  return named ? sql`${named} join games on games.place = named.at` : sql`games`;
}

/**
 * Selects the places (`named.at`) of games with a key for each typed word; null without words. Starts from the longest
 * word, which matches the fewest games.
 */
function namedSql(typed: Typed): SQL | null {
  const [first, ...others] = [...typed].sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!first) return null;
  const also = others.map((any) => sql`exists (select from game_keys k where ${isOneOf(any)} and k.place = f.place)`);
  return sql`(select ${first.length > 1 ? sql`distinct` : sql``} f.place as at from game_keys f where ${and(sql`f.${isOneOf(first)}`, ...also)}) named`;
}

const lengthOf = (any: readonly string[]) => any[0]?.length ?? 0;
/** Compares a single key by equality, so that the index returns its places in order. */
const isOneOf = (any: readonly string[]): SQL =>
  any.length === 1 ? sql`key = ${any[0]}` : sql`key = any(${sql.param(any)})`;
