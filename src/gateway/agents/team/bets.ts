import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { Account } from '../../identity';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { type BetFilter, type BetRow, betsAfter, betTitles, betView, filterSql } from '../../play';
import { findVisibleAccount } from './sight';

type Agent = Pick<Account, 'id'>;
type TeamBetFilter = BetFilter & { userName?: string };

/**
 * Returns the SQL condition for bets below an agent, by the uplines stored with them; optionally of one visible member.
 * Throws `team.unknown`, `bets.days`.
 */
export async function teamBetsSql(tx: Tx, agent: Agent, { userName, ...betFilter }: TeamBetFilter): Promise<SQL> {
  const now = await readClock(tx);
  const below = sql`path <> '{}' and path @> array[${agent.id}]::uuid[]`;
  if (!userName) return filterSql(below, betFilter, now);
  const { id } = await findVisibleAccount(tx, agent, userName, now);
  return filterSql(sql`account_id = ${id} and ${below}`, betFilter, now);
}

const namesOfRow = v.object({ id: v.string(), name: v.string() });

/** Returns the names of the members who placed bets. */
export async function namesOf(tx: Tx, bets: readonly BetRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(bets.map(({ account_id: id }) => id))];
  const rows = await queryRows(
    tx,
    namesOfRow,
    sql`select id, user_name as name from accounts where id = any (${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Returns a page of a team's bets (s2.agent-centre.team-betting), and with the first one the totals of all that match.
 * Throws `bets.unknown` if `after` is not one of them.
 */
export async function betsOfTeam(
  ctx: ModuleContext,
  agent: Agent,
  input: Input<'teamBets'>,
  language: Language,
): Promise<Value<'teamBets'>> {
  const { after, size, ...filter } = input;
  return readAtOnce(ctx, async (tx) => {
    const where = await teamBetsSql(tx, agent, filter);
    if (after) await knows(tx, agent, after);
    const bets = await betsAfter(tx, where, after ? { id: after } : null, size + 1);
    const list = bets.slice(0, size);
    const sums = after ? [] : await sumsByGame(tx, await teamBetsSql(tx, agent, { ...filter, game: undefined }));
    const titles = await betTitles(tx, [...list, ...sums], language);
    const names = await namesOf(tx, list);
    const games = sums.map(({ game }) => ({ game, gameName: titles.get(game)?.gameName ?? game }));
    return {
      list: list.map((bet) => ({ ...betView(bet, titles), userName: names.get(bet.account_id) ?? '' })),
      sums: after ? null : added(sums.filter(({ game }) => !filter.game || game === filter.game)),
      games: games.sort((a, b) => a.gameName.localeCompare(b.gameName, language)),
      next: bets.length > size ? (list.at(-1)?.id ?? null) : null,
    };
  });
}

/** Throws the same error for another team's bet as for an unknown one. */
async function knows(tx: Tx, { id: agentId }: Agent, betId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from bet_facts where id = ${betId} and ${agentId} = any (path)`);
  if (rows.length === 0) throw new ApiError(404, 'bets.unknown');
}

const gameSumsRow = v.object({
  game: v.string(),
  bets: v.string(),
  stake: v.string(),
  valid_bet: v.string(),
  result: v.string(),
});
type GameSums = v.InferOutput<typeof gameSumsRow>;
const sumsByGame = async (tx: Tx, where: SQL): Promise<GameSums[]> =>
  await queryRows(
    tx,
    gameSumsRow,
    sql`
      select game, count(*) filter (where status <> 'cancelled')::text as bets, coalesce(sum(stake) filter (where status <> 'cancelled'), 0)::text as stake,
        sum(valid_bet)::text as valid_bet, sum(result)::text as result
      from bets where ${where} group by game`,
  );

function added(games: readonly GameSums[]): NonNullable<Value<'teamBets'>['sums']> {
  const sum = (part: Exclude<keyof GameSums, 'game'>) => games.reduce((total, game) => total + BigInt(game[part]), 0n);
  const stake = sum('stake');
  const result = sum('result');
  return {
    bets: Number(sum('bets')),
    stake: toWire(stake),
    validBet: toWire(sum('valid_bet')),
    result: toWire(result),
    net: toWire(result - stake),
  };
}
