import { sql } from 'drizzle-orm';
import type { Db } from '../../../src/gateway/platform/context';
import { LOTTERIES } from '../../../src/lottery';
import { FIRST } from '../ledger/data';

const { rulesVersion, priceVersion, prices } = LOTTERIES.SSC;
export const GROUP = prices.at(-1)?.groups.most ?? 0;
/** Stake of ten numbers of SSC's last two digits at 0.20 each; one of ten orders wins. */
export const STAKE = 200;

/** Inserts an issue, open for a day or closed, with this many orders of a player each and their holds. */
export async function issueWith(db: Db, nth: number, orders: number): Promise<string> {
  const id = `00000000-0000-7000-a000-${FIRST + nth}`;
  const closes = orders > 0 ? '-1 minute' : '1 day';
  await db.execute(sql`
    insert into lottery_issues (id, lottery, number, seq, opens_at, closes_at, draws_at, state, rules_version, price_version, created_at)
    values (${id}, 'SSC', ${`bench-${nth}`}, ${9_000_000 + nth}, now() - interval '1 hour', now() + ${closes}::interval,
      now() + ${closes}::interval + interval '10 seconds', ${orders > 0 ? 'closed' : 'open'}, ${rulesVersion}, ${priceVersion}, now())`);
  if (orders > 0) await held(db, { id, nth, orders });
  return id;
}

/** Inserts accounts for the players of the ledger's data. */
export const seedAccounts = (db: Db, players: number) =>
  db.execute(sql`
    insert into accounts (id, user_name, type, nickname, password_hash, created_at)
    select ('00000000-0000-7000-8000-' || n)::uuid, 'p' || n, 0, 'p', 'none', now()
    from generate_series(${FIRST}::bigint, ${FIRST + players - 1}::bigint) n on conflict do nothing`);

/** Inserts orders as placed, with their holds; without triggers, and verified afterwards. */
const held = (db: Db, { id, nth, orders }: { id: string; nth: number; orders: number }) =>
  db.transaction(async (tx) => {
    const line = sql`jsonb_build_array(jsonb_build_object('play', 'direct-2-last', 'selection', (i % 10) || '|0,1,2,3,4,5,6,7,8,9', 'unit', 'jiao',
      'multiple', 1, 'group', ${GROUP}::int, 'units', 10, 'stake', ${`${STAKE}`}::text, 'most', '1960'))`;
    const of = (kind: string) => sql`md5(${`${kind}:${nth}:`} || i)::uuid`;
    const each = sql`generate_series(0, ${orders - 1}::int) i`;
    const player = sql`('00000000-0000-7000-8000-' || ${FIRST}::bigint + i)::uuid`;
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
      select gen_random_uuid(), ${player}, 'locked', 0, false from ${each} on conflict do nothing`);
    await tx.execute(sql`
      insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode)
      select ${of('hold')}, ${`bench:${nth}:`} || i, 'bet', 'seed', now(), 'pending' from ${each}`);
    await tx.execute(sql`
      insert into ledger_entries (account_id, seq, kind, nth, held, transfer_id, amount, balance_after, created_at)
      select a.id, last.seq + 1, 'bet', last.nth + 1, true, ${of('hold')}, side.amount, last.balance + side.amount, now()
      from ${each}, (values ('main', ${-STAKE}::bigint), ('locked', ${STAKE}::bigint)) side(purpose, amount)
      join ledger_accounts a on a.purpose = side.purpose
      cross join lateral (select coalesce(max(seq), 0) as seq, count(*) filter (where kind = 'bet') as nth, coalesce(sum(amount), 0) as balance
        from ledger_entries e where e.account_id = a.id) last
      where a.owner_id = ${player}`);
    await tx.execute(sql`
      insert into lottery_slips (id, account_id, idempotency_key, body_hash, lottery, rules_version, price_version, stake, orders, stop_after_win, answer, created_at)
      select ${of('slip')}, ${player}, ${`bench:${nth}:`} || i, 'seed', 'SSC', ${rulesVersion}, ${priceVersion}, ${STAKE}, 1, false, '{}', now() from ${each}`);
    await tx.execute(sql`
      insert into lottery_orders (id, slip_id, place, account_id, lottery, issue_id, issue, state, stake, most, lines, numbers, transfers, created_at)
      select ${of('order')}, ${of('slip')}, 1, ${player}, 'SSC', ${id}, ${`bench-${nth}`}, 'placed', ${STAKE}, 1960, ${line}, '[]', array[${of('hold')}], now()
      from ${each}`);
  });

/** Sets a result by which one of ten orders wins. */
export const drawn = (db: Db, id: string) =>
  db.execute(
    sql`update lottery_issues set state = 'drawn', result = '[0, 0, 0, 1, 2]', settlement = 1, drawn_at = now() where id = ${id}`,
  );
