import type { NoticeDraft } from '../../../../src/gateway/support/notice/draft';
import type { Modules } from '../../harness/modules';

type PlayerNotice = Exclude<NoticeDraft, { type: 'B' }>;
export const HOUR = 3_600_000;

/** A notice to players, shown since an hour ago by default. */
export const draft = (key: string, other: Partial<PlayerNotice> = {}): PlayerNotice => ({
  key,
  type: 'PL',
  from: new Date(Date.now() - HOUR),
  bn: { title: `${key} বাংলা`, content: '<p>বাংলা</p>' },
  en: { title: key, content: '<p>English</p>' },
  ...other,
});

export const titles = (list: { title: string }[]) => list.map(({ title }) => title);

/** Deletes all notices. */
export const forgetNotices = ({ ctx }: Modules) => ctx.db.execute('truncate notices');
