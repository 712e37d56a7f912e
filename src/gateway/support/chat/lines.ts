import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type ChatLine, type ChatPlace, SETTINGS } from '../../../contract';
import { maskedName } from '../../identity';
import type { Tx } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { epochMsSql } from '../../platform/time/time-sql';

const row = v.object({
  seq: v.string(),
  id: v.string(),
  kind: v.picklist(['said', 'removed', 'closed']),
  ownerId: v.nullable(v.string()),
  accountId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  text: v.nullable(v.string()),
  about: v.nullable(v.string()),
  at: v.number(),
});
/** Line of the log with its author. */
export type LogLine = v.InferOutput<typeof row>;

const select = sql`select l.seq::text as seq, l.id, l.kind, l.owner_id as "ownerId", l.account_id as "accountId", a.user_name as "userName", l.text, l.about,
  ${epochMsSql(sql`l.at`)}::float8 as at from chat_lines l left join accounts a on a.id = l.account_id`;
/** SQL condition: removed lines are hidden from later readers. */
const still = sql`l.removed_by is null`;

async function lines(tx: Tx, rest: SQL): Promise<LogLine[]> {
  return queryRows(tx, row, sql`${select} ${rest}`);
}

const lastSeqRow = v.object({ seq: v.string() });

/** Returns the last number of the log. */
export async function lastSeq(tx: Tx): Promise<string> {
  const { seq } = await queryRow(tx, lastSeqRow, sql`select coalesce(max(seq), 0)::text as seq from chat_lines`);
  return seq;
}

/** Returns lines of all places after a number, up to a limit. */
export const linesAfter = (tx: Tx, after: string, most: number): Promise<LogLine[]> =>
  lines(tx, sql`where l.seq > ${after} and ${still} order by l.seq limit ${most}`);

/** Returns the owner of a place's lines: null for the room, the member for the desk (asvs 8.2.2). */
export const ownerOf = (place: ChatPlace, accountId: string): string | null => (place === 'desk' ? accountId : null);

/**
 * Returns the initial lines of a stream: those after the last one seen, if they fit on a screen, else the latest ones
 * (`isFresh`). The last one seen must exist in this log.
 */
export async function beginning(
  tx: Tx,
  owner: string | null,
  after: string | undefined,
): Promise<{ isFresh: boolean; lines: LogLine[] }> {
  const theirs = owner === null ? sql`l.owner_id is null` : sql`l.owner_id = ${owner}`;
  if (after !== undefined && BigInt(after) <= BigInt(await lastSeq(tx))) {
    const most = SETTINGS.chat.shown;
    const missed = await lines(
      tx,
      sql`where ${theirs} and l.seq > ${after} and ${still} order by l.seq limit ${most + 1}`,
    );
    if (missed.length <= most) return { isFresh: false, lines: missed };
  }
  const last = await lines(
    tx,
    sql`where ${theirs} and ${still} and l.kind <> 'removed' order by l.seq desc limit ${SETTINGS.chat.begins}`,
  );
  return { isFresh: true, lines: last.reverse() };
}

/** Renders a line for one reader: names are masked, the reader's own lines are marked. */
export function renderLine({ kind, seq, id, accountId, userName, text, about, at }: LogLine, reader: string): ChatLine {
  if (kind === 'removed') return { kind, seq, id: about ?? id };
  if (kind === 'closed') return { kind, seq, id, at };
  const by = accountId === null ? 'support' : accountId === reader ? 'me' : 'player';
  return { kind, seq, id, by, name: userName === null ? null : maskedName(userName), text: text ?? '', at };
}
