import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { hideAlert, markAlertsRead, visibleAlertsSql } from '../../identity';
import { blockSql } from '../../money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRow, queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { audiencesSql } from '../notice/audience';

/**
 * SQL query: a reader's broadcasts, sent since the registration, without promotions during a pause (`id`, `seq`, `at`,
 * `read`).
 */
const broadcastSql = (accountId: string): SQL => sql`
  select b.id, b.seq, b.at, b.seq <= coalesce(r.read_upto, 0) or k.account_id is not null as read
  from (select id, created_at, ${blockSql(sql`id`)} is not null as paused, ${audiencesSql(sql`accounts`)} as audiences
    from accounts where id = ${accountId} offset 0) a
  join broadcasts b on b.at >= a.created_at and b.withdrawn_at is null and b.until > app_now() and (b.kind = 'service' or not a.paused)
    and (b.audience = 'all' or b.audience = any (a.audiences))
  left join broadcast_readers r on r.account_id = a.id
  left join broadcast_marks k on k.account_id = a.id and k.broadcast_id = b.id
  where k.removed is not true`;

const bothSql = (accountId: string): SQL => sql`
  select id, at, read, false as general from (${visibleAlertsSql(accountId)}) told
  union all select id, at, read, true from (${broadcastSql(accountId)}) said`;

const countUnreadRow = v.object({ unread: v.number() });

/** Counts a reader's unread messages (s3.message.unread-count). */
export async function countUnread(tx: Tx, accountId: string): Promise<number> {
  const { unread } = await queryRow(
    tx,
    countUnreadRow,
    sql`select count(*)::int as unread from (${bothSql(accountId)}) a where not read`,
  );
  return unread;
}

const sumsRow = v.object({ rest: v.number(), unread: v.number() });
const listedRow = v.object({ id: v.string(), general: v.boolean(), read: v.boolean(), key: v.array(v.string()) });
const NEWEST_FIRST = keyset([
  [sql`at`, 'time'],
  [sql`id`, 'id'],
]);

/** Returns a page of messages by id, newest first, and the number of unread ones. */
export async function pageOfMessages(tx: Tx, accountId: string, paging: Input<'messages'>) {
  const all = bothSql(accountId);
  const page = NEWEST_FIRST.at(paging);
  const { rest, unread } = await queryRow(
    tx,
    sumsRow,
    sql`select (count(*) filter (where ${page.beyond}))::int as rest, (count(*) filter (where not read))::int as unread from (${all}) a`,
  );
  const found = await queryRows(
    tx,
    listedRow,
    sql`select id, general, read, ${NEWEST_FIRST.key} as key from (${all}) a where ${page.beyond}
    order by ${NEWEST_FIRST.order} limit ${page.limit} offset ${page.offset}`,
  );
  return { unread, rows: found, page: page.reply(rest, found.at(-1)?.key) };
}

/** Marks a message as read; throws `message.unknown` for another reader's (asvs 8.2.2). */
export const readOne = (ctx: ModuleContext, accountId: string, id: string): Promise<void> =>
  transact(ctx, async (tx) => {
    if (await markAlertsRead(tx, accountId, id)) return;
    await markBroadcast(tx, accountId, id, false);
  });

/** Marks all messages as read. */
export const readAll = (ctx: ModuleContext, accountId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    await markAlertsRead(tx, accountId, null);
    await tx.execute(sql`
      insert into broadcast_readers (account_id, read_upto) select ${accountId}, coalesce(max(seq), 0) from (${broadcastSql(accountId)}) b
      on conflict (account_id) do update set read_upto = greatest(broadcast_readers.read_upto, excluded.read_upto)`);
    await tx.execute(sql`delete from broadcast_marks k using broadcasts b, broadcast_readers r
      where k.account_id = ${accountId} and r.account_id = k.account_id and b.id = k.broadcast_id and b.seq <= r.read_upto and not k.removed`);
  });

/** Removes a message, only for its reader; throws like `readOne`. */
export const removeOne = (ctx: ModuleContext, accountId: string, id: string): Promise<void> =>
  transact(ctx, async (tx) => {
    if (await hideAlert(tx, accountId, id)) return;
    await markBroadcast(tx, accountId, id, true);
  });

async function markBroadcast(tx: Tx, accountId: string, id: string, removed: boolean) {
  const { rowCount } = await tx.execute(sql`
    insert into broadcast_marks (account_id, broadcast_id, removed) select ${accountId}, id, ${removed} from (${broadcastSql(accountId)}) b
    where id = ${id} on conflict (account_id, broadcast_id) do update set removed = excluded.removed`);
  if (!rowCount) throw new ApiError(404, 'message.unknown');
}
