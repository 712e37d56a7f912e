import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CATEGORIES } from '../shell/categories';

const brand = msg({ id: 'title.brand', message: 'Maidan: an open field, open rules' });
const lottery = CATEGORIES.lottery.label;

/** What a page is called in the browser's tab and history, by its path; home and what has no name of its own bear the brand's. */
const titles: Record<string, MessageDescriptor> = {
  '/login': msg({ id: 'title.login', message: 'Log in' }),
  '/resetPassword': msg({ id: 'title.resetPassword', message: 'Set a new password' }),
  '/register': msg({ id: 'title.register', message: 'Register' }),
  '/register.html': msg({ id: 'title.register', message: 'Register' }),
  '/noticePage': msg({ id: 'title.noticePage', message: 'Notices' }),
  '/vip': msg({ id: 'title.vip', message: 'VIP' }),
  '/pointMall': msg({ id: 'title.pointMall', message: 'Points mall' }),
  '/vnlottery': lottery,
  '/seaLottery': lottery,
  '/promotions': msg({ id: 'nav.promotions', message: 'Promotions' }),
  '/promoDetail': msg({ id: 'nav.promotions', message: 'Promotions' }),
  '/help': msg({ id: 'footer.helpCentre', message: 'Help centre' }),
  '/helpmc': msg({ id: 'footer.helpCentre', message: 'Help centre' }),
  '/down': msg({ id: 'footer.download', message: 'App' }),
  '/download': msg({ id: 'footer.download', message: 'App' }),
  '/join': msg({ id: 'title.join', message: 'Join us' }),
  ...Object.fromEntries(Object.values(CATEGORIES).map(({ to, label }) => [to, label])),
};

/** The title of a page in the language that is spoken: its own name first, so that tabs can be told apart. */
export function titleOf(path: string): string {
  const own = titles[path];
  return own ? `${i18n._(own)} · ${i18n._(brand)}` : i18n._(brand);
}
