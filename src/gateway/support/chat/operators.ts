import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { accounts, alertOwner, mustExist } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { addLine } from './service';
import { chatWords } from './tables';
import { plainWords } from './text';

const MINUTE = 60_000;

const roomLineRow = v.object({
  id: v.string(),
  at: v.string(),
  user: v.nullable(v.string()),
  text: v.nullable(v.string()),
  reports: v.number(),
  removed: v.boolean(),
});

/**
 * Lists the last hundred texts of the room, newest first, with author and number of reports; optionally only reported
 * ones.
 */
export const roomLines = ({ db }: ModuleContext, { reported }: { reported: boolean }) =>
  queryRows(
    db,
    roomLineRow,
    sql`
    select l.id, l.at, a.user_name as user, l.text, count(r)::int as reports, l.removed_by is not null as removed
    from chat_lines l left join ${accounts} a on a.id = l.account_id left join chat_reports r on r.line_id = l.id
    where l.kind = 'said' and l.owner_id is null and (not ${reported} or l.removed_by is null)
    group by l.seq, l.id, l.at, a.user_name, l.text, l.removed_by having not ${reported} or count(r) > 0 order by l.seq desc limit 100`,
  );

const removeLineRow = v.object({ owner: v.nullable(v.string()) });

/**
 * Removes a text for everyone, immediately. Throws `chat.unknown` for unknown and removed ones (own.chat.moderated).
 */
export async function removeLine({ db }: ModuleContext, id: string): Promise<void> {
  const [found] = await queryRows(
    db,
    removeLineRow,
    sql`select owner_id as owner from chat_lines where id = ${id} and kind = 'said' and removed_by is null for update`,
  );
  if (!found) throw new ApiError(404, 'chat.unknown');
  const line = await addLine(
    db,
    sql`(id, kind, owner_id, about, at) values (${v7()}, 'removed', ${found.owner}, ${id}, app_now())`,
  );
  await db.execute(
    sql`update chat_lines set removed_by = (select seq from chat_lines where id = ${line}) where id = ${id}`,
  );
}

/** Mutes a member in the room for some minutes; 0 unmutes. Notifies the member (own.chat.moderated). */
export async function mute(within: ModuleContext, userName: string, minutes: number): Promise<void> {
  const owner = await mustExist(within, userName);
  const until = minutes === 0 ? null : new Date((await within.now()).getTime() + minutes * MINUTE);
  await within.db.execute(sql`insert into chat_bars (account_id, muted_until) values (${owner.id}, ${until?.toISOString() ?? null})
    on conflict (account_id) do update set muted_until = excluded.muted_until`);
  if (until) await alertOwner(within, within.db, owner, 'chat.muted', { until: until.getTime() });
  else await alertOwner(within, within.db, owner, 'chat.unmuted');
}

/** Bans a member from the room or readmits them; the live chat with support stays available. Notifies the member. */
export async function ban(within: ModuleContext, userName: string, banned: boolean): Promise<void> {
  const owner = await mustExist(within, userName);
  await within.db.execute(sql`insert into chat_bars (account_id, banned) values (${owner.id}, ${banned})
    on conflict (account_id) do update set banned = excluded.banned`);
  await alertOwner(within, within.db, owner, banned ? 'chat.banned' : 'chat.unbanned');
}

/** Lists the words that are blocked in the room. */
export const listedWords = async ({ db }: ModuleContext) =>
  (await db.select().from(chatWords).orderBy(chatWords.word)).map(({ word }) => word);

/** Adds or removes a blocked word. Throws `chat.oneWord` for anything but a single word. */
export async function setWord({ db }: ModuleContext, typed: string, listed: boolean): Promise<void> {
  const [word, another] = plainWords(typed);
  if (!word || another !== undefined || word.length < 2 || word.length > 40) throw new ApiError(422, 'chat.oneWord');
  if (listed) await db.insert(chatWords).values({ word }).onConflictDoNothing();
  else await db.delete(chatWords).where(eq(chatWords.word, word));
}

const waitingRow = v.object({ user: v.string(), at: v.string(), text: v.nullable(v.string()) });

/** Lists members who wait for an answer, the longest wait first. */
export const waitingAtDesk = ({ db }: ModuleContext) =>
  queryRows(
    db,
    waitingRow,
    sql`
    select a.user_name as user, l.at, l.text from (
      select distinct on (owner_id) owner_id, kind, account_id, at, text from chat_lines where owner_id is not null and kind <> 'removed'
      order by owner_id, seq desc) l join ${accounts} a on a.id = l.owner_id
    where l.kind = 'said' and l.account_id is not null order by l.at limit 100`,
  );

const conversationRow = v.object({
  id: v.string(),
  at: v.string(),
  by: v.picklist(['closed', 'support', 'player']),
  text: v.nullable(v.string()),
});

/** Returns a member's conversation with support: the last hundred lines, the oldest first. */
export async function conversationOf(within: ModuleContext, userName: string) {
  const owner = await mustExist(within, userName);
  return queryRows(
    within.db,
    conversationRow,
    sql`
    select id, at, case when kind = 'closed' then 'closed' when account_id is null then 'support' else 'player' end as by, text from (
      select * from chat_lines where owner_id = ${owner.id} and kind <> 'removed' and removed_by is null order by seq desc limit 100) l
    order by seq`,
  );
}

/** Sends a member an answer in their conversation, immediately visible (own.chat.desk). */
export async function answerAtDesk(within: ModuleContext, userName: string, text: string): Promise<void> {
  const owner = await mustTalk(within, userName);
  await addLine(within.db, sql`(id, kind, owner_id, text, at) values (${v7()}, 'said', ${owner}, ${text}, app_now())`);
}

/** Closes a conversation; the next question starts another one. */
export async function closeAtDesk(within: ModuleContext, userName: string): Promise<void> {
  const owner = await mustTalk(within, userName);
  await addLine(within.db, sql`(id, kind, owner_id, at) values (${v7()}, 'closed', ${owner}, app_now())`);
}

const mustTalkRow = v.object({ kind: v.string() });

/** Throws `chat.noConversation` if the member has written nothing since the last one was closed. */
async function mustTalk(within: ModuleContext, userName: string): Promise<string> {
  const { id } = await mustExist(within, userName);
  const [last] = await queryRows(
    within.db,
    mustTalkRow,
    sql`select kind from chat_lines where owner_id = ${id} and kind <> 'removed' order by seq desc limit 1`,
  );
  if (last?.kind !== 'said') throw new ApiError(404, 'chat.noConversation');
  return id;
}
