import type { ContextFrom } from 'xstate';
import type { hostMachine } from '../../../machines/platform/host/host.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { passwordOf } from '../identity/passwords';

const TITLES: Record<string, string> = {
  login: 'login.title',
  register: 'register.title',
  freeTrial: 'freeTrial.title',
  forgotPassword: 'forgot.title',
  changePassword: 'password.change.title',
  afterLogin: 'afterLogin.title',
  memberCentre: 'memberCentre.title',
  agentCentre: 'agentCentre.title',
};
const open = (screen: Screen, { place }: ContextFrom<typeof hostMachine>) =>
  screen.sees('dialog', TITLES[place?.to ?? ''] ?? '');

/** Steps of a tester who opens and leaves destinations: every dialog has an address. */
export const hostDriver = {
  events: {
    // An open destination can be requested again only in one other way.
    'place.requested': (screen, { place }, context) =>
      context.place?.to === place.to ? 'itself' : screen.visit(`/?dialog=${place.to}`),
    'leave.requested': (screen) => screen.press('common.close'),
    'retry.requested': (screen) => screen.press('dialog.failed.retry'),
    'account.gone': 'itself',
  },
  states: {
    closed: async (screen) => {
      await screen.hides('dialog');
      await screen.hides('alertdialog');
    },
    loading: (screen) => screen.sees('dialog', 'dialog.loading.title'),
    openStatic: open,
    running: open,
    failed: (screen) => screen.sees('alertdialog', 'dialog.failed.title'),
  },
  outcomes: {
    load: { 'loading failed': (gateway) => gateway.cut() },
    content: {
      'logged in': async (_, screen) => {
        await screen.fill('login.username', 'player');
        await screen.fill('login.password', passwordOf('player'));
        await screen.press('login.submit');
      },
      'opens the next destination': (_, screen) => screen.press('login.freeTrial'),
      left: (_, screen) => screen.press('common.close'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
} satisfies Driver<typeof hostMachine>;
