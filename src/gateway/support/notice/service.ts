import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { type NoticeDraft, noticeDraft } from './draft';
import { noticeRevision, notices } from './tables';

/** Creates or updates the notice of a key, unless it is unchanged. Throws a `ValiError` for an invalid one. */
export async function keepNotice(tx: Tx, draft: NoticeDraft): Promise<void> {
  const { key, type, from, until, audience, bn, en, ...banner } = v.parse(noticeDraft, draft);
  const rowValues = {
    ...{ groupName: null, url: null, picture: null, ...banner },
    audience,
    type,
    titleBn: bn.title,
    titleEn: en.title,
    contentBn: bn.content,
    contentEn: en.content,
    shownFrom: from,
    shownUntil: until,
  };
  await tx
    .insert(notices)
    .values({ id: v7(), key, ...rowValues })
    .onConflictDoUpdate({
      target: notices.key,
      set: { ...rowValues, version: sql`${notices.version} + 1` },
      setWhere: CHANGED,
    });
}

const CHANGED = sql`(notices.type, notices.title_bn, notices.title_en, notices.content_bn, notices.content_en, notices.group_name,
  notices.url, notices.shown_from, notices.shown_until, notices.audience, notices.picture) is distinct from (excluded.type, excluded.title_bn, excluded.title_en,
  excluded.content_bn, excluded.content_en, excluded.group_name, excluded.url, excluded.shown_from, excluded.shown_until,
  excluded.audience, excluded.picture)`;

/** Removes a notice. Idempotent. */
export const removeNotice = async (tx: Tx, key: string): Promise<void> =>
  void (await tx.delete(notices).where(eq(notices.key, key)));

/** Returns whether no notice has ever been written. */
export async function neverWritten(tx: Tx): Promise<boolean> {
  const [row] = await tx.select().from(noticeRevision);
  return row?.revision === 0n;
}
