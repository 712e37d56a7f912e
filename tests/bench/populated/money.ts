import type { ClientBase } from 'pg';
import type { Crowd } from './crowd';

/** Shards of the house accounts. */
const SHARDS = 8;
/** Above those that the gateway uses, so that the crowd has chains of its own. */
const FIRST_SHARD = 100;
/** Minor units that each player has left. */
const LEFT = 10_000;
/** Minor units that every tenth player withdraws. */
const WITHDRAWN = 5_000;

/**
 * Draws bets: few players make most of them, few games have most of them, and every thousandth player bets fifty times
 * as much as others. 45 % win.
 */
export async function drawBets(client: ClientBase, { accounts, bets, until }: Crowd): Promise<void> {
  await client.query(`
    create temp table crowd_games as
    select row_number() over (order by place) as nth, game_id as game, vassalage as vendor, category from games
    where category not in ('LOTT', 'ELOTT');
    create temp table crowd_bets as
    select i, n, stake, case when pg_temp.chance(i, 14) < 0.45
        then floor(stake * (1 + pg_temp.chance(i, 15) * 2.2))::bigint else 0 end as result,
      1 + floor(games.number * pg_temp.chance(i, 13) ^ 3)::bigint as game,
      '${until}'::timestamptz - interval '3 hours'
        - date_trunc('second', pg_temp.chance(i, 12) * interval '89 days') as at
    from generate_series(1, ${bets}::bigint) i, (select count(*) as number from crowd_games) games,
      lateral (select ${accounts} - floor(${accounts} * pg_temp.chance(i, 10) ^ 4)::bigint as n) bettor,
      lateral (select (100 * floor(1 + exp(4 * pg_temp.chance(i, 11)))
        * case n % 1000 when 0 then 50 else 1 end)::bigint as stake) drawn;
    analyze crowd_bets`);
}

/**
 * Inserts deposits that cover all stakes, withdrawals, and the ledger of both and of all bets. Moves have a side of a
 * player and one of the house; balances and numbers are computed as the ledger's triggers do.
 */
export async function insertMoney(client: ClientBase, { until }: Crowd): Promise<void> {
  const run = (text: string) => client.query(text);
  await run(`
    create temp table crowd_totals as
    select c.n, coalesce(sum(b.stake), 0)::bigint + ${LEFT} + case c.n % 10 when 3 then ${WITHDRAWN} else 0 end as total
    from crowd c left join crowd_bets b using (n) group by 1;
    create temp table crowd_deposits as
    select n, k, pg_temp.crowd_id('d000', n * 4 + k) as id,
      total / parts + case k when 1 then total % parts else 0 end as amount,
      '${until}'::timestamptz - interval '91 days' + k * interval '1 minute' as at
    from crowd_totals, lateral (select 1 + n % 3 as parts) p, generate_series(1, parts) k;
    create temp table crowd_moves as
    select n, at, k - 10 as ord, 'deposit' as kind, 'posted' as mode, 'deposit:' || id as key,
      pg_temp.crowd_id('de00', n * 4 + k) as id, null::uuid as refers_to, amount, 'main' as purpose, 'payin' as house
      from crowd_deposits
    union all select n, at, i * 2, 'bet', 'posted', 'crowd:bet:' || i, pg_temp.crowd_id('b100', i), null, -stake,
      'main', 'game' from crowd_bets
    union all select n, at, i * 2 + 1, 'win', 'posted', 'crowd:win:' || i, pg_temp.crowd_id('b200', i), null, result,
      'main', 'game' from crowd_bets where result > 0
    union all select n, '${until}'::timestamptz - interval '2 hours', 0, 'withdrawal', 'pending', 'crowd:hold:' || n,
      pg_temp.crowd_id('c000', n), null, -${WITHDRAWN}, 'main', 'locked' from crowd where n % 10 = 3
    union all select n, '${until}'::timestamptz - interval '1 hour', 1, 'withdrawal', 'post',
      'withdrawal:' || pg_temp.crowd_id('c200', n) || ':3', pg_temp.crowd_id('c100', n), pg_temp.crowd_id('c000', n),
      -${WITHDRAWN}, 'locked', 'payout' from crowd where n % 10 = 3;
    insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
    select pg_temp.crowd_id('f000', k * 100 + shard), null, purpose, ${FIRST_SHARD} + shard, true
    from unnest(array['payin', 'game', 'payout']) with ordinality houses(purpose, k),
      generate_series(0, ${SHARDS - 1}) shard;
    insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
    select pg_temp.crowd_id('ac10', n), id, 'locked', 0, false from crowd where n % 10 = 3;
    insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode, refers_to, ends_at)
    select id, key, kind, 'crowd', at, mode, refers_to, null from crowd_moves`);
  await run(`
    create temp table crowd_sides as
    select pg_temp.crowd_id(case purpose when 'main' then 'ac00' else 'ac10' end, n) as account, id, amount, at, ord,
      kind, mode = 'pending' as held, n from crowd_moves
    union all select case house when 'locked' then pg_temp.crowd_id('ac10', n)
        else pg_temp.crowd_id('f000',
          array_position(array['payin', 'game', 'payout'], house) * 100 + n % ${SHARDS}) end,
      id, -amount, at, ord, kind, mode = 'pending', n from crowd_moves;
    insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at, kind, nth, held)
    select account, row_number() over chain, id, amount, sum(amount) over chain, at, kind,
      row_number() over (partition by account, kind order by at, n, ord), held
    from crowd_sides window chain as (partition by account order by at, n, ord)`);
  await run(`
    insert into deposits (id, account_id, idempotency_key, method, amount, state, created_at, expires_at, settled_at)
    select id, pg_temp.crowd_id('a000', n), 'crowd:' || id, 'bkash', amount, 'credited', at,
      at + interval '30 minutes', at
    from crowd_deposits;
    insert into bank_accounts (id, account_id, kind, provider, holder, number, bound_at)
    select pg_temp.crowd_id('ba00', n), id, 'ewallet', 'bkash', 'Crowd ' || n, '019' || lpad(n::text, 8, '0'), joined
    from crowd where n % 10 = 3;
    insert into withdrawals (id, account_id, bank_account_id, amount, hold_id, state, received_amount, created_at)
    select pg_temp.crowd_id('c200', n), id, pg_temp.crowd_id('ba00', n), ${WITHDRAWN}, pg_temp.crowd_id('c000', n),
      'received', ${WITHDRAWN}, '${until}'::timestamptz - interval '2 hours' from crowd where n % 10 = 3;
    insert into withdrawal_steps (withdrawal_id, version, state, taken_by, at)
    select pg_temp.crowd_id('c200', n), version, state, taken_by, '${until}'::timestamptz - interval '2 hours'
      + version * interval '20 minutes'
    from crowd, (values (1, 'requested', 'player'), (2, 'approved', 'operator:crowd'),
      (3, 'disbursed', 'operator:crowd'), (4, 'received', 'player')) steps(version, state, taken_by) where n % 10 = 3`);
}

/**
 * Inserts the settled bets, the turnover that they worked off, oldest deposit first, and the sums by hour. They earned
 * no points, as if those had been off.
 */
export async function insertBets(client: ClientBase): Promise<void> {
  await client.query(`
    insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, round_id, vendor, game, category,
      stake, valid_bet, result, bonus_part, status, bet_at, created_at, transactions, transfers)
    select pg_temp.crowd_id('be00', b.i), pg_temp.crowd_id('a000', b.n), p.uplines, 'crowd', b.i::text, 1,
      'end', 'settled', b.i::text, g.vendor, g.game, g.category, b.stake, b.stake, b.result, 0,
      bet_status('settled', b.stake, b.result), b.at, b.at,
      case when b.result > 0 then array['bet', 'win'] else array['bet'] end,
      array_remove(array[pg_temp.crowd_id('b100', b.i),
        case when b.result > 0 then pg_temp.crowd_id('b200', b.i) end], null)
    from crowd_bets b join crowd_paths p using (n) join crowd_games g on g.nth = b.game;
    create temp table crowd_played as
    select i, n, sum(stake) over played - stake as starts, sum(stake) over played as ends
    from crowd_bets window played as (partition by n order by at, i);
    create temp table crowd_grants as
    select n, k, id, amount, at, sum(amount) over due - amount as starts, sum(amount) over due as ends
    from crowd_deposits window due as (partition by n order by k);
    insert into grants (id, owner_id, transfer_id, kind, seq, amount, owed, worked_off, created_at, ended_at)
    select pg_temp.crowd_id('fe00', n * 4 + k), pg_temp.crowd_id('a000', n), pg_temp.crowd_id('de00', n * 4 + k),
      'deposit', k, amount, amount, done, at, case when done = amount then at + interval '90 days' end
    from crowd_grants left join (select n, max(ends) as played from crowd_played group by 1) p using (n),
      lateral (select greatest(0, least(amount, coalesce(played, 0) - starts))::bigint as done) d;
    insert into grant_stakes (grant_id, fact_id, amount)
    select pg_temp.crowd_id('fe00', n * 4 + k), pg_temp.crowd_id('be00', i),
      least(p.ends, g.ends) - greatest(p.starts, g.starts)
    from crowd_played p join crowd_grants g using (n) where p.starts < g.ends and g.starts < p.ends;
    insert into point_facts (fact_id, account_id, worth)
    select pg_temp.crowd_id('be00', i), pg_temp.crowd_id('a000', n), 0 from crowd_bets;
    insert into point_accounts (account_id) select distinct pg_temp.crowd_id('a000', n) from crowd_bets;
    select rollups_rebuilt()`);
}
