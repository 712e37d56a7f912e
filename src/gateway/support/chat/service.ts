import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { ChatPlace } from '../../../contract';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { ownerOf } from './lines';
import { hasBadWord, hasLink } from './text';

type ChatMessage = { place: ChatPlace; text: string };

const messageRow = v.object({ id: v.string() });

/**
 * Stores a member's text, once per key, and returns its id. Throws `chat.link` for links, and in the room, which
 * everyone reads, `chat.word` for blocked words, `chat.muted` and `chat.banned`; such members can still write to
 * support (own.chat.rules, own.chat.moderated).
 */
export async function postLine(
  ctx: ModuleContext,
  accountId: string,
  { place, text }: ChatMessage,
  key: string | null,
): Promise<string> {
  if (hasLink(text)) throw new ApiError(422, 'chat.link');
  if (place === 'room') await rejectInRoom(ctx.db, accountId, text);
  return transact(ctx, async (tx) => {
    const id = await addLine(
      tx,
      sql`(id, kind, owner_id, account_id, key, text, at)
      values (${v7()}, 'said', ${ownerOf(place, accountId)}, ${accountId}, ${key}, ${text}, app_now()) on conflict (account_id, key) do nothing`,
    );
    if (id) return id;
    const earlier = await queryRow(
      tx,
      messageRow,
      sql`select id from chat_lines where account_id = ${accountId} and key = ${key}`,
    );
    return earlier.id;
  });
}

const addLineRow = v.object({ id: v.string() });

/**
 * Adds a line to the log under a lock, so that lines become visible in the order of their numbers. Keep such
 * transactions short.
 */
export async function addLine(tx: Tx, values: SQL): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chat'))`);
  const [line] = await queryRows(tx, addLineRow, sql`insert into chat_lines ${values} returning id`);
  return line?.id ?? null;
}

/** Throws `chat.banned` for members banned from the room. */
export async function rejectBanned(tx: Tx, accountId: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from chat_bars where account_id = ${accountId} and banned`);
  if (rows.length > 0) throw new ApiError(403, 'chat.banned');
}

const barsRow = v.object({
  banned: v.nullable(v.boolean()),
  minutes: v.nullable(v.number()),
  words: v.nullable(v.array(v.string())),
});

async function rejectInRoom(tx: Tx, accountId: string, text: string) {
  const { banned, minutes, words } = await queryRow(
    tx,
    barsRow,
    sql`select b.banned, ceil(extract(epoch from b.muted_until - app_now()) / 60)::int as minutes, (select array_agg(word) from chat_words) as words
      from (select) one left join chat_bars b on b.account_id = ${accountId}`,
  );
  if (banned) throw new ApiError(403, 'chat.banned');
  if (minutes !== null && minutes > 0) throw new ApiError(403, 'chat.muted', { params: { minutes } });
  if (hasBadWord(text, words ?? [])) throw new ApiError(422, 'chat.word');
}

/**
 * Reports another member's text in the room to operators. Idempotent. Throws `chat.unknown` for anything else
 * (own.chat.report, asvs 8.2.2).
 */
export async function report({ db }: ModuleContext, accountId: string, lineId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into chat_reports (line_id, account_id, at) select id, ${accountId}, app_now() from chat_lines
    where id = ${lineId} and kind = 'said' and owner_id is null and removed_by is null and account_id <> ${accountId}
    on conflict (line_id, account_id) do update set at = chat_reports.at`);
  if (!rowCount) throw new ApiError(404, 'chat.unknown');
}

/** Deletes lines after three months, and expired mutes. */
export async function purgeChat({ db }: ModuleContext): Promise<void> {
  await db.execute(sql`delete from chat_lines where at < app_now() - interval '90 days'`);
  await db.execute(sql`delete from chat_bars where not banned and muted_until < app_now()`);
}
