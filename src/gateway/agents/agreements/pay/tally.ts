import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../../contract';
import { type ContractTerms, contractTerms } from '../../../../contract/agents/agent-contracts';
import { fromWire } from '../../../../contract/money/money';
import type { Tx } from '../../../platform/context';
import { queryRows } from '../../../platform/database/query';
import type { Run } from './boundary';
import type { Tally } from './sums';

/** Totals of an agreement; `carried`: negative base from earlier periods. */
type Tallied = Tally & { contractId: string; terms: ContractTerms; carried: bigint };

const at = (moment: number): SQL => sql`to_timestamp(${moment}::double precision / 1000)`;

/**
 * SQL: plays joined with the agreements that they count for, held by uplines and in force when the bet was first
 * counted.
 */
export const countedSql = (of: SQL): SQL => sql`
  contract_plays p cross join lateral unnest(p.path) above(holder)
  join contracts c on c.holder_id = above.holder and c.effective_from <= p.first_at and (c.effective_to is null or p.first_at < c.effective_to)
  where ${of}`;

const tallyRow = v.object({
  id: v.string(),
  terms: contractTerms,
  carried: v.string(),
  turnover: v.string(),
  loss: v.string(),
  active: v.number(),
  late: v.string(),
  per_bets: v.string(),
});

/**
 * Returns the totals of a period up to a time for each agreement with plays, in one query. `since`: settled time; for
 * real-time salary, only later plays are added to the earlier total.
 */
export async function tallies(tx: Tx, { kind, span, period }: Run, since: number, until: number): Promise<Tallied[]> {
  const isLive = kind === 'realtime';
  const base = kind === 'dividend' ? sql`p.loss` : sql`p.turnover`;
  const spanned = span === null ? sql`` : sql`and c.terms ->> 'period' = ${span}`;
  const counted =
    countedSql(sql`c.kind = ${kind} ${spanned} and p.counted_at >= ${at(isLive ? Math.max(since, period.start) : period.start)}
    and p.counted_at < ${at(until)}`);
  const rows = await queryRows(
    tx,
    tallyRow,
    sql`
    with counted as (
      select c.id, p.bettor, p.sign * p.turnover as turnover, p.sign * p.loss as loss, p.sign * ${base} as base, ${isLive ? PER_BET : sql`0`} as per_bet, (
        select l.rate from contract_lines l join contract_runs r on r.id = l.run_id
        where l.contract_id = c.id and p.first_at < ${at(period.start)} and r.starts <= p.first_at and p.first_at < r.ends and l.rate > 0
        order by l.run_id desc limit 1) as paid
      from ${counted}
    ), members as (
      select id, coalesce(sum(turnover) filter (where paid is null), 0) as turnover, coalesce(sum(loss) filter (where paid is null), 0) as loss,
        coalesce(sum(paid * base), 0) as late, sum(per_bet) as per_bets
      from counted group by id, bettor
    ), sums as (
      select id, sum(turnover) as turnover, sum(loss) as loss, sum(late) as late, sum(per_bets) as per_bets,
        ${isLive ? sql`0` : ACTIVE} as active
      from members group by id
    )
    select s.id, c.terms, coalesce(last.carried_after, 0)::text as carried, (s.turnover + ${soFar('turnover', isLive)})::text as turnover,
      (s.loss + ${soFar('loss', isLive)})::text as loss, s.active, s.late::text, (s.per_bets + ${soFar('numerator', isLive)})::text as per_bets
    from sums s join contracts c on c.id = s.id
      left join lateral (select l.*, r.starts from contract_lines l join contract_runs r on r.id = l.run_id where l.contract_id = s.id order by l.run_id desc limit 1) last on true
      left join lateral (select last.turnover, last.loss, last.numerator where last.starts = ${at(period.start)}) before on true
    order by s.id`,
  );
  return rows.map(({ id, terms, carried, turnover, loss, active, late, per_bets: perBets }) => ({
    contractId: id,
    terms,
    carried: BigInt(carried),
    reached: { turnover: BigInt(turnover), loss: BigInt(loss), activeMembers: active },
    late: BigInt(late),
    perBets: BigInt(perBets),
  }));
}

const soFar = (what: 'turnover' | 'loss' | 'numerator', isLive: boolean): SQL =>
  isLive ? sql`coalesce(before.${sql.identifier(what)}, 0)` : sql`0`;

/** SQL expression: real-time salary of a bet, from its stake if that is large enough. */
const PER_BET = sql`case when p.stake < (c.terms ->> 'singleBet')::numeric * 100 then 0 else p.sign * p.stake * case p.outcome
  when 'won' then (c.terms ->> 'winRate')::int when 'lost' then (c.terms ->> 'lossRate')::int else 0 end end`;
/**
 * SQL expression: number of players with enough turnover; not counted for real-time salary, which does not depend on
 * it.
 */
const ACTIVE = sql`(count(*) filter (where turnover > 0 and turnover >= ${fromWire(SETTINGS.contracts.activeFrom)}))::int`;
