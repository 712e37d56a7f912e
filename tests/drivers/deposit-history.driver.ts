import type { depositHistoryMachine } from '../../machines/deposit-history/deposit-history.machine';
import type { Driver } from '../../src/atlas';
import { failureWords } from './failure-words';

/** How a tester turns the pages of the own deposits. */
export const depositHistoryDriver = {
  events: {
    'page.chosen': (screen) => screen.press('common.nextPage'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.left': (screen) => screen.press('security.back'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'deposit.history.loading'),
    judging: 'passes',
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    empty: (screen) => screen.reads('deposit.history.none'),
    shown: (screen) => screen.reads('deposit.head.number'),
    left: (screen) => screen.hides('heading', 'deposit.history.title'),
  },
  outcomes: { loadDeposits: { offline: (gateway) => gateway.cut() } },
} satisfies Driver<typeof depositHistoryMachine>;
