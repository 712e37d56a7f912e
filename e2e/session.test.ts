import { passwordOf } from '../tests/drivers/passwords';
import { sessionDriver } from '../tests/drivers/session.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** Who the tab belongs to; `held` while a token is kept that nobody has asked about. */
type Who = { who: 'nobody' | 'player' | 'agent'; guarded: boolean; late: boolean };

const arrives = (username?: string) => async (tester: Tester) => {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
};

tour<Who>('session', sessionDriver, {
  openings: {
    'a visitor arrives': { world: { who: 'nobody', guarded: false, late: false }, open: arrives() },
    'a player comes back': { world: { who: 'player', guarded: false, late: false }, open: arrives('player') },
    'an agent comes back': { world: { who: 'agent', guarded: false, late: false }, open: arrives('agent') },
  },
  waits: ({ invoke }, { who }) => (invoke === 'restoreSession' && who !== 'nobody' ? 'memberInfo' : undefined),
  after({ event, sample }, { value, world }) {
    const { who, guarded, late } = world;
    const name = `${sample?.of}: ${sample?.class}`;
    if (sample?.of === 'restoreSession') {
      const found = { 'no token': 'nobody', 'a player': 'player', 'an agent': 'agent' }[sample.class];
      if (found) return found === who ? world : undefined;
      // The platform's clock was moved: what the page seals from now on is too old.
      return who === 'nobody' ? undefined : { ...world, late: sample.class === 'token no longer good' };
    }
    if (sample?.of === 'forgetSession') return { ...world, who: 'nobody' };
    if (event.type.startsWith('xstate.after')) return world;
    if (late && event.type === 'session.opened') return undefined;
    if (guarded && event.type !== 'standing.asked') return undefined;
    if (name === 'session.opened: by a player' && value === 'visitor') return { ...world, who: 'player' };
    if (name === 'session.opened: by an agent' && value === 'visitor') return { ...world, who: 'agent' };
    if (event.type === 'permission.asked' && (value === 'member' || value === 'visitor')) return world;
    if (value !== 'member') return undefined;
    if (event.type === 'session.ended') return { ...world, who: 'nobody' };
    if (event.type === 'session.refused') return world;
    return event.type === 'standing.asked' ? { ...world, guarded: true } : undefined;
  },
  causes: {
    'session.opened': async ({ screen }, { account }) => {
      await screen.fill('header.username', account.account);
      await screen.fill('header.password', passwordOf(account.account));
      await screen.press('header.login');
    },
    'session.ended': async ({ screen }) => {
      await screen.press('header.logout');
      await screen.press('logout.confirm');
    },
    'session.refused': async (tester) => {
      // Before anything that is still to be read tells it.
      await tester.screen.sees('button', 'header.balance.refresh');
      await tester.isLoggedOutElsewhere();
      await tester.screen.press('header.balance.refresh');
    },
    // A centre opens, or the login, or a warning; whichever it is, it is left again.
    'permission.asked': async ({ page, screen }, { errand }) => {
      await screen.visit(`/?dialog=${errand.centre}Centre&page=${errand.page}`);
      const warning = page.getByRole('alertdialog');
      await warning.or(page.getByRole('dialog')).last().waitFor();
      if (await warning.isVisible()) await screen.press('in_increase_submit');
      await screen.visit('/');
      await screen.hides('dialog');
    },
    'standing.asked': async ({ gateway, screen }) => {
      await gateway.ops('flag', 'LOGINHOME', 'on');
      await gateway.ops('fault', 'balance', '503', '--times', '1');
      await screen.press('header.balance.refresh');
    },
  },
  tolerates: [
    ['balance', 503],
    ['balance', 401],
  ],
});
