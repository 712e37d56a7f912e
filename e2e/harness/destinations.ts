import { PLAYER_NOTICES } from '../../src/gateway/demo/notice-texts';
import { routes, destinations as rows } from '../../src/portal/destinations';
import { fillsRegistration, sendsLogin } from './people';
import type { Tester } from './tester';

/** A place with an address, or a state a few presses away. */
export type Destination = {
  name: string;
  path: string;
  /** Logged-in user; none by default. */
  as?: 'player' | 'agent';
  /** Status of the response, if not 200. */
  status?: number;
  /** Setup before the check. */
  leadOn?: (tester: Tester) => Promise<unknown>;
};

/** Screens of the same folder and layout look the same, so the first represents all. */
const screens = (): Destination[] => {
  const distinct = new Map(
    routes
      .toReversed()
      .map((route) => [`${route.row.words} ${route.row.layout} ${route.key === 'homeToRegister'}`, route]),
  );
  return [...distinct.values()].map(({ path }) => ({ name: path, path }));
};

/** Missing-item pages of destinations that show one of many. */
const NOBODYS = '01930000-0000-7000-8000-000000000000';
/** User who may open protected destinations. */
const MAY = { any: 'player', member: 'player', agent: 'agent' } as const;
const dialog = (name: string, as?: Destination['as']): Destination => ({
  name: `the dialog ${name}`,
  path: `/?dialog=${name}`,
  as,
});
const page = (name: string, as: Destination['as'] = 'player', centre = 'memberCentre'): Destination => ({
  name: `${name} of ${centre}, for the ${as}`,
  path: `/?dialog=${centre}&page=${name}`,
  as,
});
const asDialogs = Object.entries(rows).flatMap(([name, row]) => (row.seat === 'dialog' ? [{ name, row }] : []));
const dialogs = (): Destination[] =>
  asDialogs.map(({ name, row }) => dialog(row.byId ? `${name}&id=${NOBODYS}` : name, row.account && MAY[row.account]));
/** Every page of a centre, and its page for unknown addresses. */
const pages = async (): Promise<Destination[]> => {
  const all = asDialogs.map(async ({ name, row }) => {
    const loaded = await row.pages?.load();
    return loaded
      ? Object.keys({ ...loaded.pages, nowhere: null }).map((key) => page(key, row.account && MAY[row.account], name))
      : [];
  });
  return (await Promise.all(all)).flat();
};

const presses =
  (...ids: string[]) =>
  async ({ screen }: Tester) => {
    for (const id of ids) await screen.press(id);
  };

/** The same place, after these presses. */
const after = (destination: Destination, ...ids: string[]): Destination => ({
  ...destination,
  name: `${destination.name}, then ${ids.join(', ')}`,
  leadOn: presses(...ids),
});
/** The second notice of the list, with a table and a link. */
const notice: Destination = {
  name: 'a notice',
  path: '/noticePage',
  leadOn: async ({ screen, language }) => screen.press(PLAYER_NOTICES[1]?.[language].title ?? ''),
};
const logsIn = (path: string): Destination => ({
  name: `the puzzle of the log-in at ${path}`,
  path,
  leadOn: async (tester) => {
    await sendsLogin(tester, 'player');
    await tester.screen.sees('slider', 'login.puzzle.track');
  },
});
const registers = (path: string): Destination => ({
  name: `the puzzle of the registration at ${path}`,
  path,
  leadOn: async (tester) => {
    await fillsRegistration(tester, { username: 'newcomer' });
    await tester.screen.press('register.submit');
    await tester.screen.sees('slider', 'login.puzzle.track');
  },
});

/** Every destination by its address, from its row, to be opened in a fresh browser. */
export const destinations = {
  /** Screens, and dialogs over home. */
  screensAndDialogs: (): Destination[] => [
    ...screens(),
    { name: 'an address that leads nowhere', path: '/no/such/page', status: 404 },
    { name: 'home of a member', path: '/', as: 'player' },
    ...dialogs(),
    { ...dialog('memberCentre'), name: 'the member centre, for a visitor' },
  ],
  /** Pages of the centres. */
  pages: async (): Promise<Destination[]> => [...(await pages()), page('transferUpline', 'agent')],
  /** States a few presses away. */
  parts: (): Destination[] => [
    // First, so that every run opens it: without its styles registration would be impossible.
    registers('/register.html'),
    after({ name: 'home', path: '/' }, 'header.menu'),
    logsIn('/login'),
    logsIn('/?dialog=login'),
    registers('/?dialog=register'),
    after(dialog('login'), 'login.tab.mobile'),
    after(dialog('register'), 'register.optional'),
    after(dialog('register'), 'register.byUsername', 'register.optional'),
    after(dialog('forgotPassword'), 'forgot.byPhone'),
    after({ name: 'home of a member', path: '/', as: 'player' }, 'header.menu', 'header.logout'),
    ...[
      'security.mobile.change',
      'security.email.change',
      'security.password.change',
      'security.paymentPassword.change',
      'security.bankAccounts.see',
      'security.totp.add',
      'security.passkeys.see',
      'security.sessions.see',
      'ownData.see',
      'security.closing.begin',
    ].map((id) => after(page('securityCenter'), id)),
    ...[
      'limits.choose.deposit.day',
      'limits.choose.time.day',
      'limits.timeOut.choose',
      'limits.exclusion.choose',
      'limits.reality.choose',
    ].map((id) => after(page('limits'), id)),
    after(page('depositv2'), 'deposit.history'),
    after(page('withdraw'), 'withdraw.see'),
    after(page('withdraw'), 'withdraw.new'),
    notice,
  ],
};
