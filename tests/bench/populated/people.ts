import type { ClientBase } from 'pg';
import type { Crowd } from './crowd';

/**
 * SQL functions of a generator: `chance` is a number from 0 to 1 that depends on a number, a purpose and the seed
 * alone; `crowd_id` is the id of the nth row of a kind, which has four hexadecimal digits.
 */
export const functions = (seed: number): string => `
  create function pg_temp.chance(n bigint, purpose bigint) returns float8 language sql immutable as
    $$ select (hashint8extended(n, ${seed}::bigint * 1000 + purpose) & 140737488355327) / 140737488355328.0::float8 $$;
  create function pg_temp.crowd_id(kind text, n bigint) returns uuid language sql immutable as
    $$ select ('0190' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;`;

/** Share of agents on each of three levels, and of members below them. */
const LEVELS = [0.0002, 0.001, 0.005];
const IN_TEAMS = 0.7;

/**
 * Inserts accounts with their positions in the agents' tree, wallets, sessions and audit. Agents have the first
 * numbers; members are spread over agents of the third level, a few of whom have most.
 */
export async function insertPeople(client: ClientBase, { accounts, until }: Crowd): Promise<void> {
  const [top = 0, second = 0, third = 0] = LEVELS.map((share) => Math.max(2, Math.round(accounts * share)));
  const seconds = top + 1;
  const thirds = seconds + second;
  const members = thirds + third;
  const run = (text: string) => client.query(text);
  await run(`
    create temp table crowd as
    with base as (select coalesce(max(member_number), 0) as number from accounts)
    select n, pg_temp.crowd_id('a000', n) as id, base.number + n as number,
      case when n < ${members} then 1 else 0 end as type,
      case when n < ${seconds} then null
        when n < ${thirds} then 1 + floor(${top} * pg_temp.chance(n, 1))
        when n < ${members} then ${seconds} + floor(${second} * pg_temp.chance(n, 1))
        when pg_temp.chance(n, 2) < ${IN_TEAMS} then ${thirds} + floor(${third} * pg_temp.chance(n, 1) ^ 2) end::bigint
        as upline,
      '${until}'::timestamptz - interval '200 days' + case when n < ${members} then interval '0'
        else date_trunc('second', pg_temp.chance(n, 3) * interval '100 days') end as joined
    from generate_series(1, ${accounts}::bigint) n, base;
    alter table crowd add primary key (n);
    analyze crowd;
    create temp table crowd_paths as
    select c.n, array_remove(array[u3.number, u2.number, u1.number, c.number], null)::int[] as path,
      array_remove(array[u3.id, u2.id, u1.id], null) as uplines
    from crowd c left join crowd u1 on u1.n = c.upline left join crowd u2 on u2.n = u1.upline
      left join crowd u3 on u3.n = u2.upline;
    alter table crowd_paths add primary key (n);
    analyze crowd_paths`);
  await run(`
    insert into accounts (id, user_name, type, nickname, password_hash, mobile, first_login_at, member_number,
      created_at) overriding system value
    select id, 'crowd' || n, type, 'Crowd ' || n, 'none', '+88019' || lpad(n::text, 8, '0'), joined, number,
      joined from crowd;
    select setval(pg_get_serial_sequence('accounts', 'member_number'), (select max(member_number) from accounts));
    insert into team_positions (account_id, upline_id, path, valid_from)
    select c.id, u.id, p.path, c.joined from crowd c join crowd_paths p using (n) left join crowd u on u.n = c.upline;
    insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
    select pg_temp.crowd_id('ac00', n), id, 'main', 0, false from crowd;
    insert into sessions (id, token_hash, account_id, created_at, last_seen_at, ends_at, revoked_at, user_agent)
    select pg_temp.crowd_id('5e00', n * 2 + live), translate(rtrim(encode(sha256(convert_to(
        case live when 1 then 'crowd-' else 'past-' end || n, 'utf8')), 'base64'), '='), '+/', '-_'),
      id, at, at, at + interval '1 year', case live when 0 then at + interval '1 hour' end, 'bench'
    from crowd, generate_series(0, 1) live,
      lateral (select '${until}'::timestamptz - (1 - live) * interval '30 days' as at) times;
    insert into account_events (id, at, kind, outcome, account_id, ip)
    select pg_temp.crowd_id('e000', n * 4 + k), joined + k * interval '10 days', 'session.login', 'done', id,
      '192.0.2.1'
    from crowd, generate_series(0, 2) k`);
}

/** Inserts messages to all, and what members have read and removed of them. */
export async function insertMessages(client: ClientBase, { until }: Crowd): Promise<void> {
  await client.query(`
    insert into broadcasts (id, key, audience, kind, title_bn, title_en, text_bn, text_en, at, until)
    select pg_temp.crowd_id('5600', k), 'crowd-' || k, 'all', 'service', 'খবর', 'News', 'খবর', 'News',
      '${until}'::timestamptz - k * interval '1 day', '${until}'::timestamptz + interval '1 year'
    from generate_series(1, 60) k;
    insert into broadcast_readers (account_id, read_upto)
    select id, (select min(seq) + 20 from broadcasts where key like 'crowd-%') from crowd where n % 3 = 0;
    insert into broadcast_marks (account_id, broadcast_id, removed)
    select id, pg_temp.crowd_id('5600', k), k = 2 from crowd, generate_series(1, 3) k where n % 5 = 0`);
}
