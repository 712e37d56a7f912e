import type { memberCentreMachine } from '../../machines/member-centre/member-centre.machine';
import type { Driver, Means, Screen } from '../../src/atlas';
import { closesAccount } from './closes-account';
import { excludesSelf } from './excludes-self';
import { passwordOf } from './passwords';

const broken: Means = { cannot: 'It takes a fault in our own script.' };
const open = (screen: Screen) => screen.sees('dialog');
/** What is seen of a page, as long as no log-in has been over it. */
const page =
  (see: (screen: Screen) => ReturnType<Screen['sees']>) =>
  (screen: Screen, { username }: { username: string }) =>
    username ? open(screen) : see(screen);
const logIn = (username: string) => async (_: unknown, screen: Screen) => {
  await screen.fill('login.username', username);
  await screen.fill('login.password', passwordOf(username));
  await screen.press('login.submit');
};

/** How a tester works the frame of the member centre. */
export const memberCentreDriver = {
  events: {
    // A page that is out of sight cannot be left for another.
    'page.chosen': (screen, { page }, { username }) => (username ? 'itself' : screen.press(`memberCentre.${page}`)),
    'retry.requested': (screen, _, { username }) => (username ? 'itself' : screen.press('memberCentre.retry')),
    'leave.requested': (screen) => screen.press('common.close'),
    'session.lost': 'itself',
  },
  states: {
    open,
    'open.page': open,
    'open.page.bringing': page((screen) => screen.sees('status', 'memberCentre.bringing')),
    'open.page.security': open,
    'open.page.wallet': open,
    'open.page.deposit': open,
    'open.page.withdrawals': open,
    'open.page.upline': open,
    'open.page.limits': open,
    'open.page.record': page((screen) => screen.sees('heading', 'record.title')),
    'open.page.loss': page((screen) => screen.sees('heading', 'loss.title')),
    'open.page.coming': page((screen) => screen.reads('memberCentre.coming')),
    'open.page.failed': page((screen) => screen.sees('heading', 'memberCentre.failed')),
    'open.lock': open,
    'open.lock.none': (screen) => screen.sees('dialog', 'memberCentre.title'),
    'open.lock.bringing': (screen) => screen.sees('dialog', 'dialog.loading.title'),
    'open.lock.login': (screen) => screen.sees('dialog', 'login.title'),
    left: (screen) => screen.hides('dialog', 'memberCentre.title'),
  },
  outcomes: {
    bringPage: { 'it did not come': (gateway) => gateway.cut() },
    securityCentre: {
      'the account was closed': closesAccount,
      'broke down': broken,
    },
    transfer: { 'broke down': broken },
    deposit: { 'broke down': broken },
    withdrawals: { 'broke down': broken },
    transferUpline: { 'broke down': broken },
    gamingLimits: {
      'the player is excluded': excludesSelf,
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    accountRecord: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    personalLoss: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    bringLogin: { 'it did not come': (gateway) => gateway.cut() },
    login: {
      'the same player': logIn('player'),
      'somebody else': logIn('downline'),
      'left without a login': (_, screen) => screen.press('common.close'),
      'broke down': broken,
    },
  },
} satisfies Driver<typeof memberCentreMachine>;
