import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../src/gateway/platform/context';

/** Tree of twenty levels: ten agents at the top, ten below each of them, and lines of equal length below those. */
const TOPS = 10;
const SECOND = 100;
const DEEP = 18;
/** Returns the id of an account by its number in the tree, from 1. */
export const idOf = (number: number) => `00000000-0000-7000-8000-${100_000_000_000 + number}`;
const idSql = (number: string) => sql.raw(`('00000000-0000-7000-8000-' || 100000000000 + ${number})::uuid`);
export const TOP = 1;
export const ASIDE = 2;
export const BRANCH = TOPS + 1;
const perLevel = (members: number) => Math.floor((members - TOPS - SECOND) / DEEP);
/** Number of the last account of the last level. */
export const lowest = (members: number) => TOPS + SECOND + DEEP * perLevel(members);
/** A five-minute window two hours ago, so that its hour is complete. */
export const WINDOW = 300_000;
const windowStart = (now: number) => Math.floor(now / 3_600_000) * 3_600_000 - 7_200_000;

/**
 * Inserts the members, one bet each within a month, and an agreement for every hundredth. Written without triggers and
 * verified afterwards.
 */
export async function seedTree(db: Db, members: number): Promise<void> {
  const now = Date.now();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await accounts(tx, lowest(members));
    await places(tx, members);
    await facts(tx, now);
    await contracts(tx, members / 100, now);
  });
  await db.execute(sql`vacuum analyze`);
}

async function accounts(tx: Tx, members: number) {
  await tx.execute(sql`
    insert into accounts (id, user_name, type, nickname, password_hash, member_number, created_at)
    overriding system value select ${idSql('n')}, 'bench' || n, case when n % 5 = 0 then 0 else 1 end, 'b', 'none', n, now() - interval '90 days'
    from generate_series(1, ${members}::int) n`);
  await tx.execute(sql`select setval(pg_get_serial_sequence('accounts', 'member_number'), ${members}::int)`);
  await tx.execute(sql`
    insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative) select gen_random_uuid(), id, 'main', 0, false from accounts`);
}

/** Inserts the tree level by level, each spread evenly below the level above. */
async function places(tx: Tx, members: number) {
  const each = perLevel(members);
  const levels = [TOPS, SECOND, ...Array.from({ length: DEEP }, () => each)];
  let first = 1;
  let above = 0;
  let before = 0;
  for (const count of levels) {
    await tx.execute(sql`
      insert into team_positions (account_id, upline_id, path, valid_from)
      select ${idSql('n')}, u.account_id, coalesce(u.path, '{}') || n, now() - interval '90 days'
      from generate_series(${first}::int, ${first + count - 1}::int) n
        left join team_positions u on u.account_id = ${sql`('00000000-0000-7000-8000-' || 100000000000 + ${above}::int + (n - ${first}::int)::bigint * ${before}::int / ${count}::int)::uuid`} and ${before}::int > 0`);
    [above, before, first] = [first, count, first + count];
  }
}

/** Inserts the bet ledger, and the hours of all players with bets and of the two top levels above them. */
async function facts(tx: Tx, now: number) {
  await tx.execute(sql`
    insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, round_id, vendor, game, category, stake, valid_bet, result, bonus_part,
      status, bet_at, created_at, transactions, transfers)
    select ${idSql('number')}, account_id, array(select ${idSql('one')} from unnest(path[:cardinality(path) - 1]) with ordinality x(one, nth) order by nth),
      'bench', number::text, 1, 'end', 'settled', 'r', 'V', 'g', 'RNG', 1000 + number % 1000, 1000 + number % 1000, 0, 0, 'lost', at, at, '{}', '{}'
    from (select account_id, path, path[cardinality(path)] as number, ${new Date(now - 86_400_000)}::timestamptz - (path[cardinality(path)] % 720) * interval '1 hour' as at
      from team_positions) p`);
  await tx.execute(sql`
    insert into team_hourly select account, date_trunc('hour', at, 'UTC'), 'RNG', own, count(*), sum(stake), sum(valid_bet), 0, 0
    from (select f.created_at as at, f.stake, f.valid_bet, c.account, c.own
      from bet_facts f cross join lateral (values (f.account_id, true), (f.path[1], false), (f.path[2], false)) c(account, own) where c.account is not null) x
    group by 1, 2, 3, 4`);
}

/** Inserts real-time agreements of the top agents, and one bet for each in the five minutes to settle. */
async function contracts(tx: Tx, count: number, now: number) {
  const start = new Date(windowStart(now));
  await tx.execute(sql`
    insert into contracts (id, kind, giver_id, holder_id, terms, state, offered_at, effective_from)
    select ${idSql('n')}, 'realtime', p.upline_id, p.account_id,
      jsonb_build_object('kind', 'realtime', 'winRate', 3000 / cardinality(p.path), 'lossRate', 3000 / cardinality(p.path), 'singleBet', '1.00'), 'active', now(), ${start}::timestamptz - interval '3 days'
    from generate_series(1, ${count}::int) n join team_positions p on p.account_id = ${idSql('n')}`);
  await tx.execute(sql`
    insert into contract_runs (kind, starts, ends, until, at)
    values ('daily', ${start}::timestamptz - interval '1 day', ${start}::timestamptz, ${start}::timestamptz, ${start}::timestamptz)`);
  await tx.execute(sql`
    insert into contract_plays (fact_id, sign, counted_at, first_at, bettor, path, stake, turnover, loss, outcome)
    select ${idSql('n')}, 1, ${start}::timestamptz + interval '1 minute', ${start}::timestamptz + interval '1 minute', p.account_id,
      array(select ${idSql('one')} from unnest(p.path) with ordinality x(one, nth) order by nth), 100000, 100000, 100000, 'lost'
    from generate_series(1, ${count}::int) n join team_positions p on p.account_id = ${idSql('n')}`);
}
