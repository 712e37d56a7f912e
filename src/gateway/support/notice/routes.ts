import type { Banner, Language, Notice, NoticeType } from '../../../contract';
import { areRewardsBarred } from '../../money';
import { ApiError, type Caller, type Handlers, type Input, type ModuleContext } from '../../platform/context';
import { pageAt, positionOf } from '../../platform/database/keyset';
import { dayIn } from '../../platform/time/zone';
import { audiencesOf, isFor } from './audience';
import { type NoticeRow, noticeReader } from './reader';

/** Handlers of notices: the relay (s7.relay.announcements), the notice page and a single notice. */
export const noticeRoutes = (ctx: ModuleContext): Handlers<'announcements' | 'notices' | 'notice'> => {
  const all = noticeReader(ctx);
  const readVisibleNotices = async (caller: Pick<Caller, 'session'>) => {
    const reader = await audiencesOf(ctx, caller);
    const isBarred = caller.session !== null && (await areRewardsBarred(ctx.db, caller.session.accountId));
    return (await all()).filter((row) => isFor(row, reader) && !(isBarred && row.type === PROMOTION));
  };
  const day = dayIn(ctx.config.siteZone);
  const views = (rows: NoticeRow[], language: Language, ...types: NoticeType[]) =>
    ofTypes(rows, types).map((row) => view(row, language, day));
  return {
    announcements: async ({ types, execution }, caller) => {
      const { language } = caller;
      const all = await readVisibleNotices(caller);
      const selectedTypes = [...(types?.split(',') ?? []), ...(execution ? [execution] : [])];
      const rows = selectedTypes.length > 0 ? all.filter(({ type }) => selectedTypes.includes(type)) : all;
      return {
        player: views(rows, language, 'H', 'PL'),
        banners: ofTypes(rows, ['B']).map((row) => banner(row, language)),
        popup: views(rows, language, 'PU'),
        promotion: views(rows, language, PROMOTION),
      };
    },
    notices: async (input, caller) => {
      const { language } = caller;
      const rows = ofTypes(await readVisibleNotices(caller), LISTED);
      const all = input.audience ? rows.filter(isForAgents) : rows;
      const { rows: found, ...paging } = pageOfNotices(all, input);
      return { list: views(found, language, ...LISTED), ...paging };
    },
    notice: async ({ id }, caller) => {
      const { language } = caller;
      const [row] = (await readVisibleNotices(caller)).filter((notice) => notice.id === id && notice.type !== 'B');
      if (!row) throw new ApiError(404, 'notice.unknown');
      return view(row, language, day);
    },
  };
};

const NOTICE_ID = [/^[\da-f-]{36}$/];

/** Returns a page of notices; it starts after the marker's notice, as long as that one is displayed. */
function pageOfNotices(all: NoticeRow[], input: Input<'notices'>) {
  const position = positionOf(input, NOTICE_ID);
  const { key, passedRows: seen, offset } = position;
  const at = key === null ? 0 : all.findIndex(({ id }) => id === key[0]) + 1;
  const start = (at || seen) + offset;
  const rows = all.slice(start, start + input.pageSize);
  const last = rows.at(-1);
  return { rows, ...pageAt(input, position, all.length - (at || seen), last && [last.id]) };
}

/** Returns whether a notice is for agents and not for visitors (s2.agent-centre.announcement). */
const isForAgents = ({ audience }: NoticeRow) => audience.includes('agent') && !audience.includes('visitor');

const PROMOTION = 'PR';
/** Types on the notice page; players in a pause get no promotions (s3.enum.announcement-types). */
const LISTED: NoticeType[] = ['H', 'PL', PROMOTION];
const ofTypes = (rows: NoticeRow[], types: readonly NoticeType[]) => rows.filter(({ type }) => types.includes(type));

const localizeNotice = (row: NoticeRow, language: Language) =>
  language === 'bn' ? { title: row.titleBn, content: row.contentBn } : { title: row.titleEn, content: row.contentEn };

const view = (row: NoticeRow, language: Language, day: (date: Date) => string): Notice => ({
  id: row.id,
  type: row.type,
  ...localizeNotice(row, language),
  date: day(row.shownFrom),
});

function banner(row: NoticeRow, language: Language): Banner {
  const { title, content: text } = localizeNotice(row, language);
  return { groupName: row.groupName ?? '', url: row.url ?? '', title, text, picture: row.picture };
}
