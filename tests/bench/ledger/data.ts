import { sql } from 'drizzle-orm';
import { createContext } from '../../../src/gateway/create-context';
import { readConfig } from '../../../src/gateway/platform/config';
import type { Db } from '../../../src/gateway/platform/context';
import { digest } from '../../../src/gateway/platform/secrets/secrets';
import { addKey } from '../../../src/gateway/play/studio/keys';

/** Players, and transfers of each between two of their accounts, that exist before the measurements. */
export type Size = { players: number; transfers: number };

/** Player numbers have twelve digits, so that ids need no padding. */
export const FIRST = 100_000_000_001;
export const ownerOf = (player: number) => `00000000-0000-7000-8000-${player}`;
export const tokenOf = (player: number) => `bench-${player}`;
/** Number of players with a session. */
export const SESSIONS = 200;

/**
 * A used ledger: all players funded by one transfer, then unit transfers from main to a vendor. Written without
 * triggers, which would take an hour, and verified afterwards.
 */
export async function seed(db: Db, { players, transfers }: Size): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
      select gen_random_uuid(), ('00000000-0000-7000-8000-' || ${FIRST}::bigint + i)::uuid, purpose, 0, false
      from generate_series(0, ${players - 1}::int) i, unnest(array['main', 'vendor:moyur']) purpose
      union all select gen_random_uuid(), null, 'fund', 0, true`);
    await tx.execute(sql`
      insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at)
      select gen_random_uuid(), 'seed:' || i, 'transfer', 'seed', now()
      from generate_series(0, ${players * transfers}::int) i`);
    await tx.execute(sql`
      insert into ledger_entries (account_id, seq, kind, nth, held, transfer_id, amount, balance_after, created_at)
      select a.id, 1, t.kind, 1, false, t.id, 1000000000000 * case a.purpose when 'main' then 1 else -${players}::int end,
        1000000000000 * case a.purpose when 'main' then 1 else -${players}::int end, now()
      from ledger_accounts a, ledger_transfers t where a.purpose in ('main', 'fund') and t.idempotency_key = 'seed:0'`);
    await tx.execute(sql`
      insert into ledger_entries (account_id, seq, kind, nth, held, transfer_id, amount, balance_after, created_at)
      select a.id, case a.purpose when 'main' then j + 1 else j end, t.kind, case a.purpose when 'main' then j + 1 else j end, false, t.id, case a.purpose when 'main' then -1 else 1 end,
        case a.purpose when 'main' then 1000000000000 - j else j end, now()
      from (select id, purpose, row_number() over (partition by purpose order by owner_id) - 1 as place
        from ledger_accounts where owner_id is not null) a
      cross join generate_series(1, ${transfers}::int) j
      join ledger_transfers t on t.idempotency_key = 'seed:' || (a.place * ${transfers}::int + j)`);
  });
  await db.execute(sql`vacuum analyze`);
}

/** Inserts accounts and sessions for requests over HTTP. */
export async function seedSessions(db: Db): Promise<void> {
  for (let player = FIRST; player < FIRST + SESSIONS; player++) {
    const owner = ownerOf(player);
    const name = `p${player}`;
    await db.execute(sql`
      insert into accounts (id, user_name, type, nickname, password_hash, created_at) values (${owner}, ${name}, 0, ${name}, 'none', now())`);
    await db.execute(sql`
      insert into sessions (id, token_hash, account_id, created_at, last_seen_at, ends_at, user_agent)
      values (gen_random_uuid(), ${digest(tokenOf(player))}, ${owner}, now(), now(), now() + interval '1 day', 'bench')`);
  }
}

/** Signing key of the studio. */
export const STUDIO = { key: 'bench', secret: 'the-secret-of-the-bench' };
/** Returns the id of a player's game session at the studio. */
export const gameSessionOf = (player: number) => `00000000-0000-7000-9000-${player}`;

/** Inserts a studio, and a session at it for each player with an account. */
export async function seedStudio(db: Db): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off' });
  const ctx = createContext({ config, db });
  await db.execute(sql`insert into studios (id, name, created_at) values (${STUDIO.key}, 'Bench', now())`);
  await addKey(ctx, STUDIO.key, STUDIO.key, STUDIO.secret);
  await db.execute(sql`
    insert into studio_launches (id, token_hash, studio_id, account_id, game_id, mode, language, origin, created_at, ends_at)
    select ('00000000-0000-7000-9000-' || n)::uuid, n, ${STUDIO.key}, ('00000000-0000-7000-8000-' || n)::uuid, 'game', 'real', 'bn', 'x', now(), now()
    from generate_series(${FIRST}::bigint, ${FIRST + SESSIONS - 1}::bigint) n`);
  await db.execute(sql`
    insert into studio_sessions (id, launch_id, studio_id, account_id, mode, created_at, last_bet_at)
    select id, id, studio_id, account_id, mode, now(), now() from studio_launches`);
}

/**
 * Inserts a history of bets and wins, a unit each, one per second until now; without triggers too. The vendor wallet
 * ends empty.
 */
export async function seedPast(db: Db, owner: string, entries: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with house as (
        insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
        values (gen_random_uuid(), null, ${`past:${owner}`}, 0, true) returning id
      ),
      past as (
        insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at)
        select gen_random_uuid(), 'past:' || ${owner} || ':' || i, case i % 2 when 1 then 'win' else 'bet' end, 'seed',
          now() - (${entries}::int - i) * interval '1 second'
        from generate_series(1, ${entries}::int) i returning id, kind, split_part(idempotency_key, ':', 3)::int as i, created_at
      )
      insert into ledger_entries (account_id, seq, kind, nth, held, transfer_id, amount, balance_after, created_at)
      select side.account, i, kind, (i + 1) / 2, false, past.id, side.sign * case i % 2 when 1 then 100 else -100 end,
        side.sign * (i % 2) * 100, created_at
      from past, (select id as account, 1 as sign from ledger_accounts where owner_id = ${owner} and purpose = 'main'
        union all select id, -1 from house) side`);
  });
  await db.execute(sql`vacuum analyze ledger_entries, ledger_transfers`);
}
