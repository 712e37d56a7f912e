import type { Banner, Language, Notice, NoticeType } from '../../contract';
import { ApiError, type Handlers, type ModuleContext } from '../module-context';
import { pageOf } from '../wallet/requests';
import { type NoticeRow, noticeReader } from './shown';

/** What is said to players: the relay (s7.relay.announcements), the notice page and one notice. */
export const noticeRoutes = (ctx: ModuleContext): Handlers<'announcements' | 'notices' | 'notice'> => {
  const shown = noticeReader(ctx);
  const day = dayIn(ctx.config.siteZone);
  const views = (rows: NoticeRow[], language: Language, ...types: NoticeType[]) =>
    ofTypes(rows, types).map((row) => view(row, language, day));
  return {
    announcements: async ({ types, execution }, { language }) => {
      const all = await shown();
      const wanted = [...(types?.split(',') ?? []), ...(execution ? [execution] : [])];
      const rows = wanted.length > 0 ? all.filter(({ type }) => wanted.includes(type)) : all;
      return {
        player: views(rows, language, ...OF_PLAYERS),
        banners: ofTypes(rows, ['B']).map((row) => banner(row, language)),
        popup: views(rows, language, 'PU'),
        promotion: views(rows, language, 'PR'),
      };
    },
    notices: async (asked, { language }) => {
      const all = ofTypes(await shown(), OF_PLAYERS);
      const begin = (asked.pageNo - 1) * asked.pageSize;
      return { list: views(all.slice(begin, begin + asked.pageSize), language, ...OF_PLAYERS), ...pageOf(all.length, asked) };
    },
    notice: async ({ id }, { language }) => {
      const [row] = (await shown()).filter((one) => one.id === id && one.type !== 'B');
      if (!row) throw new ApiError(404, 'notice.unknown');
      return view(row, language, day);
    },
  };
};

const OF_PLAYERS: NoticeType[] = ['H', 'PL'];
const ofTypes = (rows: NoticeRow[], types: readonly NoticeType[]) => rows.filter(({ type }) => types.includes(type));

const said = (row: NoticeRow, language: Language) =>
  language === 'bn' ? { title: row.titleBn, content: row.contentBn } : { title: row.titleEn, content: row.contentEn };

const view = (row: NoticeRow, language: Language, day: (date: Date) => string): Notice => ({
  id: row.id,
  type: row.type,
  ...said(row, language),
  date: day(row.shownFrom),
});

function banner(row: NoticeRow, language: Language): Banner {
  const { title, content: text } = said(row, language);
  return { groupName: row.groupName ?? '', url: row.url ?? '', title, text };
}

/** The day of a moment in a zone, as ISO 8601 has it: Canada writes it so. */
function dayIn(timeZone: string) {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (date: Date) => format(date);
}
