import { asc, desc, sql } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { plannedNotices } from './apply-notices';
import { type Change, type Plan, patch } from './change';
import type { ArticleDraft, BannerDraftIn, Draft, NoticeDraftIn } from './draft';
import type { Fault } from './fault';
import { contentVersions } from './tables';

type Row = typeof contentVersions.$inferSelect;
type New = typeof contentVersions.$inferInsert;

const isArticle = (draft: Draft): draft is ArticleDraft => draft.kind !== 'notice' && draft.kind !== 'banner';
const isNotice = (draft: Draft): draft is NoticeDraftIn | BannerDraftIn => !isArticle(draft);

/**
 * Plans the changes of a folder: new and changed items get a version, missing ones are removed. The text of an edition
 * that newcomers have consented to is immutable. A lock serializes concurrent operators.
 */
export async function planned(ctx: ModuleContext, drafts: readonly Draft[], by: string): Promise<Plan> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('content.apply'))`);
  const articles = await plannedArticles(ctx, drafts.filter(isArticle), by);
  const others = await plannedNotices(ctx.db, drafts.filter(isNotice));
  return {
    changes: [...articles.changes, ...others.changes],
    faults: articles.faults,
    write: async (tx) => {
      await articles.write(tx);
      await others.write(tx);
    },
  };
}

async function plannedArticles({ db, now }: ModuleContext, drafts: ArticleDraft[], by: string): Promise<Plan> {
  const all = await db.select().from(contentVersions).orderBy(asc(contentVersions.key), desc(contentVersions.version));
  const at = await now();
  const lastOf = (kind: string, key: string) => all.find((row) => row.kind === kind && row.key === key);
  const rows: New[] = [];
  const changes: Change[] = [];
  const faults: Fault[] = [];
  for (const draft of drafts) {
    const last = lastOf(draft.kind, draft.key);
    const row = { ...rowOf(draft), version: (last?.version ?? 0) + 1, appliedBy: by, appliedAt: at };
    if (last && !last.removed && isSame(last, row)) continue;
    const published = all.find(
      ({ kind, key, edition }) =>
        draft.edition !== null && kind === draft.kind && key === draft.key && edition === draft.edition,
    );
    if (published && !hasSameTexts(published, row))
      faults.push({
        file: draft.file,
        line: draft.lineOf('edition'),
        what: `edition: ${draft.edition} was published with other words: a change needs another name`,
      });
    rows.push(row);
    const before = last?.removed ? undefined : last;
    changes.push({
      change: before ? 'changed' : 'added',
      what: `${draft.kind} ${draft.key}`,
      version: row.version,
      lines: patch(before && asLines(before), asLines(row)),
    });
  }
  for (const last of all.filter((row) => lastOf(row.kind, row.key) === row && !row.removed)) {
    if (drafts.some(({ kind, key }) => kind === last.kind && key === last.key)) continue;
    rows.push({
      ...last,
      version: last.version + 1,
      removed: true,
      shownFrom: at,
      shownUntil: null,
      appliedBy: by,
      appliedAt: at,
    });
    changes.push({ change: 'removed', what: `${last.kind} ${last.key}`, version: last.version + 1, lines: [] });
  }
  return {
    changes,
    faults,
    write: async (tx) => void (rows.length > 0 && (await tx.insert(contentVersions).values(rows))),
  };
}

const rowOf = ({ kind, key, category, sort, edition, resource, audience, bn, en, from, until }: ArticleDraft) => ({
  ...{ kind, key, category, sort, edition, resource, audience, shownFrom: from, shownUntil: until, removed: false },
  ...{
    titleBn: bn.title,
    titleEn: en.title,
    sourceBn: bn.source,
    sourceEn: en.source,
    contentBn: bn.content,
    contentEn: en.content,
  },
});

type ArticleTexts = Pick<Row, 'titleBn' | 'titleEn' | 'contentBn' | 'contentEn'>;
const hasSameTexts = (left: ArticleTexts, right: ArticleTexts) =>
  (['titleBn', 'titleEn', 'contentBn', 'contentEn'] as const).every((field) => left[field] === right[field]);
const isSame = (left: Row, right: ReturnType<typeof rowOf>) =>
  hasSameTexts(left, right) && asLines(left) === asLines(right);

/** Renders an item with one line per field and its source, for a diff. */
type ArticleFields = Omit<ReturnType<typeof rowOf>, 'removed'>;
const asLines = ({
  category,
  sort,
  edition,
  resource,
  audience,
  shownFrom,
  shownUntil,
  ...words
}: ArticleFields): string =>
  [
    `title bn: ${words.titleBn}`,
    `title en: ${words.titleEn}`,
    `category: ${category ?? '-'}, order ${sort}, edition ${edition ?? '-'}`,
    `for: ${audience.join(', ')}`,
    `from ${shownFrom.toISOString()}${shownUntil ? ` until ${shownUntil.toISOString()}` : ''}`,
    ...(resource ? [`${resource.type} ${resource.platform ?? '-'} ${resource.url} ${resource.sha256 ?? '-'}`] : []),
    words.sourceBn,
    words.sourceEn,
  ].join('\n');
