import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Bet, type Language, SETTINGS, type Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { BET_ENDINGS, type BetStatus } from '../../../contract/play/bets';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import { movedBy } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRow, queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { epochMsSql } from '../../platform/time/time-sql';
import type { Title } from '../game/titles';
import { drawOf } from '../lottery/drawn';
import { heldInRound } from '../studio/holds';
import { verificationOf } from '../studio/verification';
import { betTitles } from './titles';

const DAY = 86_400_000;
export type BetFilter = { category?: string; game?: string; status?: BetStatus; from?: number; to?: number };

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const epoch = v.pipe(v.string(), v.transform(Number));
const STATUSES = ['won', 'lost', 'even', 'cancelled'] as const;
const row = v.object({
  id: v.string(),
  account_id: v.string(),
  bet_id: v.string(),
  round_id: v.string(),
  vendor: v.string(),
  game: v.string(),
  category: v.string(),
  status: v.picklist(STATUSES),
  ending: v.nullable(v.picklist(BET_ENDINGS)),
  version: v.number(),
  stake: minor,
  valid_bet: minor,
  result: minor,
  at: epoch,
  settled: epoch,
});
const listedRow = v.object({ ...row.entries, key: v.array(v.string()) });
export type BetRow = v.InferOutput<typeof row>;

const NEWEST_FIRST = keyset([
  [sql`bet_at`, 'time'],
  [sql`id`, 'id'],
]);

const ms = (column: string) => sql`${epochMsSql(sql.raw(column))}::text`;
/**
 * Reason why an order on our draws was released: a win of its chase, or a void draw, closed (`run:`) or not (`void`).
 */
const ENDING = sql`case when studio = 'lottery' and kind = 'cancelled' then
  case when event = 'stopped' then 'stopped' when event = 'void' or event like 'run:%' then 'void' end end`;
const COLUMNS = sql`id, account_id, bet_id, round_id, vendor, game, category, status, ${ENDING} as ending, version, stake::text, valid_bet::text, result::text,
  ${ms('bet_at')} as at, ${ms('created_at')} as settled`;

/** SQL condition: the player's bets. */
export const ofAccount = (accountId: string): SQL => sql`account_id = ${accountId}`;

/**
 * Returns the SQL condition for the requested bets, over a limited number of days to bound the cost. Throws
 * `bets.days`.
 */
export function filterSql(ownerCondition: SQL, { category, game, status, from, to }: BetFilter, now: Date): SQL {
  const last = to ?? now.getTime();
  const most = (SETTINGS.bets.days + 1) * DAY;
  const begin = from ?? last - SETTINGS.bets.days * DAY;
  if (last - begin > most) throw new ApiError(422, 'bets.days', { params: { days: SETTINGS.bets.days } });
  const also = [
    category && sql`category = ${category}`,
    game && sql`game = ${game}`,
    status && sql`status = ${status}`,
  ];
  return sql.join(
    [
      sql`${ownerCondition} and bet_at >= ${new Date(begin).toISOString()} and bet_at < ${new Date(to ?? last + DAY).toISOString()}`,
      ...also.filter((part) => part instanceof Object),
    ],
    sql` and `,
  );
}

/** Returns the bets that follow `after` (null: from the newest), newest first. */
export async function betsAfter(tx: Tx, where: SQL, after: { id: string } | null, most: number): Promise<BetRow[]> {
  const beyond = after ? sql`and (bet_at, id) < (select bet_at, id from bet_facts where id = ${after.id})` : sql``;
  return queryRows(
    tx,
    row,
    sql`select ${COLUMNS} from bets where ${where} ${beyond} order by bet_at desc, id desc limit ${most}`,
  );
}

/**
 * Returns a page of bets, the totals of all that match, and the games to filter by (s2.member-centre.betting-record).
 * Throws `bets.days`.
 */
export async function betsOf(
  ctx: ModuleContext,
  accountId: string,
  query: Input<'bets'>,
  language: Language,
): Promise<Value<'bets'>> {
  const where = filterSql(ofAccount(accountId), query, await ctx.now());
  const page = NEWEST_FIRST.at(query);
  return readAtOnce(ctx, async (tx) => {
    const sums = await sumsOf(tx, where, page.beyond);
    const list = await queryRows(
      tx,
      listedRow,
      sql`select ${COLUMNS}, ${NEWEST_FIRST.key} as key from bets where ${where} and ${page.beyond}
      order by ${NEWEST_FIRST.order} limit ${page.limit} offset ${page.offset}`,
    );
    const played = await gamesPlayed(tx, accountId);
    const titles = await betTitles(tx, [...list, ...played], language);
    const games = played.map(({ game }) => ({ game, gameName: titles.get(game)?.gameName ?? game }));
    const sorted = games.sort((a, b) => a.gameName.localeCompare(b.gameName, language));
    return {
      list: list.map((candidate) => betView(candidate, titles)),
      ...page.reply(sums.rest, list.at(-1)?.key),
      sums: sums.told,
      games: sorted,
    };
  });
}

const sumsOfRow = v.object({
  rest: v.string(),
  bets: v.string(),
  stake: v.string(),
  valid_bet: v.string(),
  result: v.string(),
});

/** Returns the totals; `rest` counts the bets from the page's marker on. */
async function sumsOf(tx: Tx, where: SQL, beyond: SQL) {
  const counts = sql`filter (where status <> 'cancelled')`;
  const sums = await queryRow(
    tx,
    sumsOfRow,
    sql`select count(*) filter (where ${beyond})::text as rest, count(*) ${counts}::text as bets, coalesce(sum(stake) ${counts}, 0)::text as stake,
      coalesce(sum(valid_bet), 0)::text as valid_bet, coalesce(sum(result), 0)::text as result from bets where ${where}`,
  );
  const stake = BigInt(sums.stake);
  const validBet = BigInt(sums.valid_bet);
  const result = BigInt(sums.result);
  const totals = {
    stake: toWire(stake),
    validBet: toWire(validBet),
    result: toWire(result),
    net: toWire(result - stake),
  };
  return { rest: Number(sums.rest), told: { bets: Number(sums.bets), ...totals } };
}

const gamesPlayedRow = v.object({ game: v.string() });

/** Returns all games that a player has ever played, from the rollups and their queue. */
async function gamesPlayed(tx: Tx, accountId: string): Promise<{ game: string }[]> {
  const rows = await queryRows(
    tx,
    gamesPlayedRow,
    sql`
    select game from member_hourly where account_id = ${accountId}
    union select f.game from bet_fact_queue q join bet_facts f on f.id = q.fact_id where f.account_id = ${accountId} limit 200`,
  );
  return rows;
}

const netOf = ({ status, stake, result }: BetRow) => (status === 'cancelled' ? 0n : result - stake);

/** Returns a game's title, or its id if it is not in the catalogue. */
export const titleOf = ({ game, vendor }: BetRow, titles: Map<string, Title>): Title =>
  titles.get(game) ?? { gameName: game, vendorName: vendor };
export const categoryOf = ({ category }: BetRow): Bet['category'] =>
  GAME_TYPES.find((type) => type === category) ?? 'other';

export const betView = (bet: BetRow, titles: Map<string, Title>) => ({
  id: bet.id,
  game: bet.game,
  ...titleOf(bet, titles),
  category: categoryOf(bet),
  status: bet.status,
  ending: bet.ending,
  stake: toWire(bet.stake),
  validBet: toWire(bet.valid_bet),
  result: toWire(bet.result),
  net: toWire(netOf(bet)),
  at: bet.at,
  settledAt: bet.settled,
  changed: bet.version > 1,
});

const detailRow = v.object({
  ...row.entries,
  studio: v.string(),
  bonus_part: minor,
  transactions: v.array(v.string()),
  transfers: v.array(v.nullable(v.string())),
  proof: v.nullable(v.string()),
});
const event = v.object({
  kind: v.picklist(['settled', 'cancelled', 'settledAnew']),
  status: v.picklist(STATUSES),
  stake: minor,
  result: minor,
  at: epoch,
});

/**
 * Returns the current state of a round, by any of its ledger entries: stake, result, the studio's transactions and
 * their transfers. `origin`: our origin, as the player reaches us. Throws `bets.unknown`.
 */
export async function betOf(
  ctx: ModuleContext,
  accountId: string,
  id: string,
  { language, origin }: Pick<Caller, 'language' | 'origin'>,
): Promise<Value<'bet'>> {
  const at = { config: ctx.config, listening: ctx.listening, origin };
  return readAtOnce(ctx, async (tx) => {
    const chain = sql`(studio, account_id, bet_id) = (select studio, account_id, bet_id from bet_facts where id = ${id} and account_id = ${accountId})`;
    const [found] = await queryRows(
      tx,
      detailRow,
      sql`select ${COLUMNS}, studio, bonus_part::text, transactions, transfers, proof from bets where ${chain}`,
    );
    if (!found) throw new ApiError(404, 'bets.unknown');
    const events = await queryRows(
      tx,
      event,
      sql`select kind, status, stake::text, result::text, ${ms('created_at')} as at from bet_facts where ${chain} order by version`,
    );
    const moved = await movedBy(
      tx,
      accountId,
      found.transfers.filter((transfer) => transfer !== null),
    );
    const transactions = found.transactions.map((transactionId, i) => {
      const move = moved.get(found.transfers[i] ?? '');
      return { transactionId, amount: toWire(move?.amount ?? 0n), at: move?.at ?? null };
    });
    return {
      ...betView(found, await betTitles(tx, [found], language)),
      roundId: found.round_id,
      studio: found.studio,
      bonusPart: toWire(found.bonus_part),
      transactions,
      events: events.map((candidate) => ({
        ...candidate,
        stake: toWire(candidate.stake),
        result: toWire(candidate.result),
      })),
      underReview: toWire(await heldInRound(tx, accountId, found.studio, found.round_id)),
      evidence: found.proof,
      verification: found.status === 'cancelled' ? null : await verificationOf(tx, { ...found, accountId }, at),
      draw: found.studio === 'lottery' ? await drawOf(tx, found.bet_id) : null,
    };
  });
}

const openRow = v.object({ open: v.boolean() });

/** Returns whether a player has an undecided bet: in an open round, or on an issue without a result. */
export const hasOpenBets = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await queryRow(tx, openRow, sql`select bets_open(${accountId}) as open`)).open;
