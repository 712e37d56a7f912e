import { and, arrayContains, asc, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire } from '../../../contract/money/money';
import { CHANNELS, FEATURES, type GameType, VOLATILITIES } from '../../../contract/play/game-kinds';
import type { Input, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
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

/** By category, by channel, or by both. `consolidated` is every category, which no index has to be asked for. */
function isUnder({ gameType, channel }: Asked): SQL | undefined {
  const ofChannel: readonly GameType[] | undefined =
    channel === undefined || channel === 'consolidated' ? undefined : CHANNELS[channel];
  if (gameType === undefined) return ofChannel && isShownUnder(ofChannel);
  return isShownUnder(ofChannel === undefined || ofChannel.includes(gameType) ? [gameType] : []);
}

const chosen = <T extends string>(all: readonly T[], typed = ''): T[] =>
  all.filter((one) => typed.split(',').includes(one));

/** The keys of each word that was typed, any of them for one word; none where nothing was. */
export type Typed = readonly (readonly string[])[];
type Wanted = { typed: Typed; filters: Filters; sort: Asked['sort']; from: number; size: number };
/** What was found, in the order asked for, and how many there are in all. */
export type Found = { rows: GameRow[]; total: number };

const findGamesRow = v.object({ total: v.number() });

/** A stretch of the games that are asked for, the best known or the newest first. */
export async function findGames(tx: Tx, wanted: Wanted): Promise<Found> {
  const { typed, filters, sort, from, size } = wanted;
  const where = and(...Object.values(filters));
  const named = namedSql(typed);
  // Of what is only named, no more keys are read than are shown, and one word's are counted already: however many games there are.
  const isPlain = named !== null && !where && sort === 'popular';
  const [only = [], another] = typed;
  const counted = sql`(select games from game_key_counts where key = ${only[0]})`;
  const isCounted = isPlain && !another && only.length === 1;
  const total = isCounted
    ? sql<number>`coalesce(${counted}, 0)`
    : sql<number>`(select count(*)::int from ${isPlain ? named : gamesOf(typed)} where ${where ?? true})`;
  const shown = tx
    .select({ ...getTableColumns(games), total })
    .from(games)
    .$dynamic();
  const rows = isPlain
    ? await shown.where(sql`${games.place} = any(${pageOf(named, from, size)})`).orderBy(asc(games.place))
    : await (named ? shown.innerJoin(named, sql`named.at = games.place`) : shown)
        .where(where)
        .orderBy(...orderOf(sort))
        .limit(size)
        .offset(from);
  if (rows[0] || from === 0) return { rows, total: rows[0]?.total ?? 0 };
  return { rows, total: (await queryRow(tx, findGamesRow, sql`select ${total} as total`)).total };
}

/** An array, as PostgreSQL plans anew each time what it takes for a join of a tenth of all. */
const pageOf = (named: SQL, from: number, size: number): SQL =>
  sql`array(select at from ${named} order by at limit ${size} offset ${from})`;

const orderOf = (sort: Asked['sort']) => [...(sort === 'new' ? [desc(games.since)] : []), asc(games.place)];

/** What games are read from: all of them, or those that are named so. */
export function gamesOf(typed: Typed): SQL {
  const named = namedSql(typed);
  return named ? sql`${named} join games on games.place = named.at` : sql`games`;
}

/** The places (`named.at`) of games that have, for each word, one of its keys; null where no word was typed. The longest has the fewest. */
function namedSql(typed: Typed): SQL | null {
  const [first, ...others] = [...typed].sort((one, other) => lengthOf(other) - lengthOf(one));
  if (!first) return null;
  const also = others.map((any) => sql`exists (select from game_keys k where ${isOneOf(any)} and k.place = f.place)`);
  return sql`(select ${first.length > 1 ? sql`distinct` : sql``} f.place as at from game_keys f where ${and(sql`f.${isOneOf(first)}`, ...also)}) named`;
}

const lengthOf = (any: readonly string[]) => any[0]?.length ?? 0;
/** One key is compared and not looked for among many: the index has its places in their order. */
const isOneOf = (any: readonly string[]): SQL =>
  any.length === 1 ? sql`key = ${any[0]}` : sql`key = any(${sql.param(any)})`;
