import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { hedgesSql, hedgesWhollySql } from './opposition';
import type { Scope } from './traces';
import { CROWD, DAYS, STORED_ROUND_KINDS } from './weights';

/** Seconds between bets that are alike. */
const TOGETHER = 3;
/** Rounds of an account that are compared before a payout, the newest first. */
const RECENT = 60;
/** Number of players of a round from which it is compared only before a payout. */
const ROUND_CROWD = 500;

/** Rounds to compare: an account's newest, or those with a new bet of an account that has a bonus. */
const roundsSql = ({ accountId, since }: Scope): SQL =>
  accountId
    ? sql`select distinct studio, round_id from (select f.studio, f.round_id from bet_facts f
        where f.account_id = ${accountId} and f.status <> 'cancelled'
          and f.bet_at > app_now() - ${DAYS} * interval '1 day' order by f.bet_at desc limit ${RECENT}) recent`
    : sql`select distinct f.studio, f.round_id
      from (select distinct owner_id from grants where kind = 'bonus' and (ended_at is null or ended_at > ${since})) g
      join bet_facts f on f.account_id = g.owner_id
        and f.bet_at > greatest(${since}::timestamptz - interval '1 day', app_now() - ${DAYS} * interval '1 day')
      where f.created_at > ${since} and f.status <> 'cancelled'`;

/** Positions that are compared with the others of their round: an account's, or those with a bonus. */
const subjectSql = ({ accountId }: Scope): SQL =>
  accountId ? sql`x.account_id = ${accountId}` : sql`x.granted and x.players <= ${ROUND_CROWD}`;

const pairRow = v.object({ kind: v.picklist(STORED_ROUND_KINDS), accountId: v.string(), otherId: v.string() });

/**
 * Stores rounds in which two accounts held opposite positions, both won or lost, or placed the same stake at the same
 * time, and returns the accounts with new evidence against them. One of them plays for a bonus and few others fit as
 * well, or both share something else: strangers of a crowded round are not compared. A position is the sum of an
 * account's bets in a round.
 */
export async function collectRounds(tx: Tx, scope: Scope): Promise<string[]> {
  const rows = await queryRows(
    tx,
    pairRow,
    sql`
    with positions as (
      select b.studio, b.round_id, b.account_id, min(b.game) as game, sum(b.stake) as stake, sum(b.result) as result,
          min(b.bet_at) as bet_at, bool_or(b.bonus_part > 0 or exists (select from grant_stakes s
            join grants g on g.id = s.grant_id and g.kind = 'bonus' where s.fact_id = b.id)) as granted
        from (${roundsSql(scope)}) r join bets b on b.studio = r.studio and b.round_id = r.round_id
        where b.status <> 'cancelled' and b.stake > 0 group by 1, 2, 3
    ), sized as (select *, count(*) over (partition by studio, round_id) as players from positions
    ), pairs as (
      select x.studio, x.round_id, x.game, x.account_id as one, y.account_id as other, x.granted or y.granted as granted,
          array[x.stake, y.stake] as stakes, array[x.result, y.result] as results,
          x.result > x.stake and y.result < y.stake or x.result < x.stake and y.result > y.stake as opposite,
          x.result > x.stake and y.result > y.stake or x.result < x.stake and y.result < y.stake as alike,
          ${hedgesWhollySql(sql`x.stake`, sql`y.stake`)} as wholly,
          x.stake = y.stake and abs(extract(epoch from x.bet_at - y.bet_at)) <= ${TOGETHER} as together
        from sized x join sized y on y.studio = x.studio and y.round_id = x.round_id and y.account_id <> x.account_id
          and ${hedgesSql(sql`x.stake`, sql`y.stake`)}
        where ${subjectSql(scope)}
    ), counted as (
      select *, count(*) filter (where opposite and wholly) over position as opponents,
          count(*) filter (where opposite or alike) over position as neighbors,
          count(*) filter (where together) over position as companions
        from pairs window position as (partition by studio, round_id, one)
    )
    insert into abuse_rounds (kind, account_id, other_id, studio, round_id, granted, reasons, found_at)
      select k.kind, least(c.one, c.other), greatest(c.one, c.other), c.studio, c.round_id, bool_or(c.granted),
          (array_agg(jsonb_build_object('game', c.game, 'round', c.round_id,
            'stakes', jsonb_build_array(c.stakes[1] / 100.0, c.stakes[2] / 100.0),
            'results', jsonb_build_array(c.results[1] / 100.0, c.results[2] / 100.0)) order by c.one))[1], app_now()
        from counted c cross join lateral (values
          ('opposite', c.opposite, case when c.wholly then c.opponents else c.neighbors end),
          ('alike', c.alike, c.neighbors), ('cadence', c.together, c.companions)) k(kind, fits, crowd)
        where k.fits and (c.granted and k.crowd <= ${CROWD} or exists (select from abuse_traces a
          join abuse_traces b using (kind, thing)
          where a.account_id = c.one and b.account_id = c.other and a.kind <> 'payee'
            and (select count(*) from (select from abuse_traces t where t.kind = a.kind and t.thing = a.thing
              limit ${CROWD + 1}) sharers) <= ${CROWD}))
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict do nothing returning kind, account_id as "accountId", other_id as "otherId"`,
  );
  const evidence = rows.filter(({ kind }) => kind !== 'alike');
  return [...new Set(evidence.flatMap(({ accountId, otherId }) => [accountId, otherId]))];
}
