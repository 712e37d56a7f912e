import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type ChatLine, type ChatPlace, SETTINGS } from '../../../contract';
import { maskedName } from '../../identity';
import type { Tx } from '../../platform/context';
import { epochMsSql } from '../../platform/database/epoch-ms';
import { queryRow, queryRows } from '../../platform/database/query';

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
/** A line of the log, and who has said it. */
export type LogLine = v.InferOutput<typeof row>;

const select = sql`select l.seq::text as seq, l.id, l.kind, l.owner_id as "ownerId", l.account_id as "accountId", a.user_name as "userName", l.text, l.about,
  ${epochMsSql(sql`l.at`)}::float8 as at from chat_lines l left join accounts a on a.id = l.account_id`;
/** What was said and taken away again is not shown to who comes later. */
const still = sql`l.removed_by is null`;

async function lines(tx: Tx, rest: SQL): Promise<LogLine[]> {
  return queryRows(tx, row, sql`${select} ${rest}`);
}

const lastSeqRow = v.object({ seq: v.string() });

/** The last number of the log. */
export async function lastSeq(tx: Tx): Promise<string> {
  const { seq } = await queryRow(tx, lastSeqRow, sql`select coalesce(max(seq), 0)::text as seq from chat_lines`);
  return seq;
}

/** Lines of all places after a number, at most so many. */
export const linesAfter = (tx: Tx, after: string, most: number): Promise<LogLine[]> =>
  lines(tx, sql`where l.seq > ${after} and ${still} order by l.seq limit ${most}`);

/** Whose lines a place has: those of nobody, or of one member alone (asvs 8.2.2). */
export const ownerOf = (place: ChatPlace, accountId: string): string | null => (place === 'desk' ? accountId : null);

/**
 * Where a stream begins: after the last line that was seen, if no more than a screen has come since, else with the last there are (`anew`).
 * What was seen must have been of this log.
 */
export async function beginning(
  tx: Tx,
  owner: string | null,
  after: string | undefined,
): Promise<{ anew: boolean; lines: LogLine[] }> {
  const theirs = owner === null ? sql`l.owner_id is null` : sql`l.owner_id = ${owner}`;
  if (after !== undefined && BigInt(after) <= BigInt(await lastSeq(tx))) {
    const most = SETTINGS.chat.shown;
    const missed = await lines(
      tx,
      sql`where ${theirs} and l.seq > ${after} and ${still} order by l.seq limit ${most + 1}`,
    );
    if (missed.length <= most) return { anew: false, lines: missed };
  }
  const last = await lines(
    tx,
    sql`where ${theirs} and ${still} and l.kind <> 'removed' order by l.seq desc limit ${SETTINGS.chat.begins}`,
  );
  return { anew: true, lines: last.reverse() };
}

/** A line as one reader sees it: names masked, but not which are one's own. */
export function shownLine({ kind, seq, id, accountId, userName, text, about, at }: LogLine, reader: string): ChatLine {
  if (kind === 'removed') return { kind, seq, id: about ?? id };
  if (kind === 'closed') return { kind, seq, id, at };
  const by = accountId === null ? 'support' : accountId === reader ? 'me' : 'player';
  return { kind, seq, id, by, name: userName === null ? null : maskedName(userName), text: text ?? '', at };
}
