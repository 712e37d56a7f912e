import type { Article, HelpEntry, Language } from '../../../contract';
import { depositBlock } from '../../money';
import { ApiError, type Handlers, type ModuleContext } from '../../platform/context';
import { dayIn } from '../../platform/time/zone';
import { audiencesOf, isFor } from '../notice/audience';
import { type ContentRow, contentReader, editionOf } from './reader';
import { downloadOf, resourcesOf } from './resources';
import { beginningOf, createSearch } from './search';

/**
 * Handlers of the help centre with its search, of articles and pages about the house (s7.call.help-center), of the
 * promo bar, and of the apps.
 */
export const contentRoutes = (ctx: ModuleContext): Handlers<'helpCenter' | 'article' | 'promoBar' | 'downloads'> => {
  const readContent = contentReader(ctx);
  const search = createSearch();
  const day = dayIn(ctx.config.siteZone);
  const titleIn = (row: ContentRow, language: Language) => (language === 'bn' ? row.titleBn : row.titleEn);
  const contentIn = (row: ContentRow, language: Language) => (language === 'bn' ? row.contentBn : row.contentEn);
  const categoryOf = (rows: ContentRow[], { category }: ContentRow, language: Language): Article['category'] => {
    const found = rows.find(({ kind, key }) => kind === 'category' && key === category);
    return found ? { id: found.key, title: titleIn(found, language) } : null;
  };
  return {
    helpCenter: async ({ q = '', category }, caller) => {
      const reader = await audiencesOf(ctx, caller);
      const rows = (await readContent()).filter((row) => isFor(row, reader));
      const categories = rows.filter(({ kind }) => kind === 'category');
      const rank = new Map(categories.map(({ key }, index) => [key, index]));
      const help = rows
        .filter(({ kind }) => kind === 'help')
        .sort((a, b) => (rank.get(a.category ?? '') ?? 0) - (rank.get(b.category ?? '') ?? 0));
      // A search without a category includes the pages about the house.
      const within = category
        ? help.filter((row) => row.category === category)
        : q
          ? [...help, ...rows.filter(({ kind }) => kind === 'page')]
          : help;
      const found = search(within, q);
      const entry = (row: ContentRow): HelpEntry => ({
        id: row.key,
        title: titleIn(row, caller.language),
        category: row.category,
        beginning: beginningOf(row, caller.language),
      });
      const counted = categories.map((row) => ({
        id: row.key,
        title: titleIn(row, caller.language),
        count: help.filter((candidate) => candidate.category === row.key).length,
      }));
      return {
        list: found.rows.map(entry),
        categories: counted.filter(({ count }) => count > 0),
        isNear: found.isNear && found.rows.length > 0,
      };
    },
    article: async ({ id, edition }, caller) => {
      const reader = await audiencesOf(ctx, caller);
      const rows = await readContent();
      const current = rows.find(({ kind, key }) => (kind === 'help' || kind === 'page') && key === id);
      const row = edition === undefined || current?.edition === edition ? current : await editionOf(ctx, id, edition);
      if (!row || !isFor(row, reader)) throw new ApiError(404, 'article.unknown');
      const { language } = caller;
      return {
        id: row.key,
        title: titleIn(row, language),
        category: categoryOf(rows, row, language),
        content: contentIn(row, language),
        edition: row.edition,
        isCurrent: row === current,
        date: day(row.shownFrom),
      };
    },
    promoBar: async (_, caller) => {
      // Players in a pause see no promotions.
      if (caller.session && (await depositBlock(ctx.db, caller.session.accountId))) return { bar: null };
      const reader = await audiencesOf(ctx, caller);
      const row = (await readContent()).find((candidate) => candidate.kind === 'bar' && isFor(candidate, reader));
      if (!row) return { bar: null };
      const { language } = caller;
      return {
        bar: { id: `${row.key}.${row.version}`, title: titleIn(row, language), content: contentIn(row, language) },
      };
    },
    downloads: async (_, { language }) => ({
      list: resourcesOf(await readContent()).flatMap((row) => downloadOf(row, language)),
    }),
  };
};
