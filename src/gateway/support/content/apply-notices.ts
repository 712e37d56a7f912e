import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/context';
import { keepNotice, removeNotice } from '../notice/service';
import { notices } from '../notice/tables';
import { type Change, type Plan, patch } from './change';
import type { BannerDraftIn, NoticeDraftIn } from './draft';

/** Plans the changes of notices and banners, which are updated in place; those that came from no folder stay. */
export async function plannedNotices(db: Tx, drafts: (NoticeDraftIn | BannerDraftIn)[]): Promise<Omit<Plan, 'faults'>> {
  const storedNotices = await db.select().from(notices);
  const draftPairs = drafts.map((draft) => ({ draft, before: storedNotices.find(({ key }) => key === draft.key) }));
  const lines = draftPairs.map(({ draft, before }) => ({
    draft,
    before,
    now: noticeLines(noticeOf(draft)),
    kept: before && noticeLines(noticeFromRow(before)),
  }));
  const other = lines.filter(({ now, kept: old, before }) => now !== old || !before?.applied);
  const gone = storedNotices.filter(({ key, applied }) => applied && !drafts.some((draft) => draft.key === key));
  const changes = [
    ...other.map(
      ({ draft, now, kept: old, before }): Change => ({
        change: before ? 'changed' : 'added',
        what: `${draft.kind} ${draft.key}`,
        lines: patch(old, now),
      }),
    ),
    ...gone.map(
      ({ type, key }): Change => ({
        change: 'removed',
        what: `${type === 'B' ? 'banner' : 'notice'} ${key}`,
        lines: [],
      }),
    ),
  ];
  return {
    changes,
    write: async (tx) => {
      for (const { draft } of other) {
        await keepNotice(tx, noticeOf(draft));
        await tx.update(notices).set({ applied: true }).where(eq(notices.key, draft.key));
      }
      for (const { key } of gone) await removeNotice(tx, key);
    },
  };
}

function noticeOf(draft: NoticeDraftIn | BannerDraftIn) {
  const { key, audience, from, until, bn, en } = draft;
  const shared = {
    key,
    audience,
    from,
    until,
    bn: { title: bn.title, content: bn.content },
    en: { title: en.title, content: en.content },
  };
  if (draft.kind === 'notice') return { ...shared, type: draft.type };
  const { groupName, url, picture } = draft;
  return { ...shared, type: 'B' as const, groupName, url, picture };
}

const noticeFromRow = (row: typeof notices.$inferSelect) => ({
  ...{
    type: row.type,
    audience: row.audience,
    from: row.shownFrom,
    until: row.shownUntil,
    groupName: row.groupName,
    url: row.url,
  },
  ...{
    picture: row.picture,
    bn: { title: row.titleBn, content: row.contentBn },
    en: { title: row.titleEn, content: row.contentEn },
  },
});

/** Renders a notice with one line per field for a diff; its stored content is HTML. */
function noticeLines(
  notice: Partial<ReturnType<typeof noticeFromRow>> &
    Pick<ReturnType<typeof noticeFromRow>, 'from' | 'until' | 'bn' | 'en'>,
): string {
  const { type, audience = [], from, until, groupName, url, picture, bn, en } = notice;
  return [
    `title bn: ${bn.title}`,
    `title en: ${en.title}`,
    `type ${type}${groupName ? `, group ${groupName}, url ${url}, picture ${picture ?? '-'}` : ''}`,
    `for: ${audience.join(', ')}`,
    `from ${from.toISOString()}${until ? ` until ${until.toISOString()}` : ''}`,
    bn.content,
    en.content,
  ].join('\n');
}
