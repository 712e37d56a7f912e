import type { deskMachine } from '../../../machines/operations/desk/desk.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator in the frame of the desk. */
export const deskDriver = {
  events: {
    'queues.requested': (screen) => screen.press('desk.queues'),
    'withdrawals.requested': (screen) => screen.press('desk.withdrawals'),
    'players.requested': (screen) => screen.press('desk.players'),
    'approvals.requested': (screen) => screen.press('desk.approvals'),
    'audit.requested': async (screen, _, { operator }) => {
      if (!operator?.permissions.includes('administer')) return 'itself';
      await screen.press('desk.audit');
    },
    'money.requested': async (screen, _, { operator }) => {
      if (!operator?.permissions.includes('report')) return 'itself';
      await screen.press('desk.money.title');
    },
    'link.followed': 'itself',
    'logout.requested': (screen) => screen.press('desk.logOut'),
    'session.expired': 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
    'language.selected': (screen, { language }) =>
      screen.choose('desk.language', language === 'en' ? 'English' : 'বাংলা'),
    'theme.selected': (screen, { theme }) => screen.choose('desk.theme', `desk.theme.${theme}`),
    'shortcuts.selected': (screen, { shortcuts }) => screen.tick('desk.shortcuts', shortcuts),
  },
  states: {
    checking: (screen) => screen.sees('status', 'page.loading'),
    loggedOut: (screen) => screen.sees('heading', 'desk.login.title'),
    'loggedOut.atStart': (screen) => screen.hides('alert'),
    'loggedOut.afterExpiry': (screen) => screen.sees('alert', 'desk.expired'),
    loggedIn: (screen, { operator }) => screen.reads(operator?.name ?? ''),
    'loggedIn.arriving': 'passes',
    'loggedIn.queues': (screen) => screen.sees('heading', 'desk.queues.title'),
    'loggedIn.withdrawals': (screen) => screen.sees('heading', 'desk.queue.title'),
    'loggedIn.players': (screen) => screen.sees('heading', 'desk.players.title'),
    'loggedIn.approvals': (screen) => screen.sees('heading', 'desk.requests.title'),
    'loggedIn.audit': (screen) => screen.sees('heading', 'desk.audit.title'),
    'loggedIn.money': (screen) => screen.sees('heading', 'desk.money.title'),
    loggingOut: (screen) => screen.sees('status', 'page.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskMachine>;
