import type { depositMachine } from '../../machines/deposit/deposit.machine';
import type { Driver, OutcomeSetup, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
const shown = (screen: Screen) => screen.sees('heading', 'deposit.title');

/** How a tester deposits. The first way to pay is chosen already. */
export const depositDriver = {
  events: {
    'limit.chosen': (screen, { period }) => screen.press(`deposit.limit.${period}`),
    'tutorial.requested': (screen) => screen.press('deposit.tutorial'),
    'tutorial.left': (screen) => screen.press('security.back'),
    'history.requested': (screen) => screen.press('deposit.history'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    open: shown,
    'open.moving': shown,
    'open.paying': (screen) => screen.hides('form', 'deposit.form'),
    limiting: (screen) => screen.hides('heading', 'deposit.title'),
    tutorial: (screen) => screen.sees('heading', 'deposit.tutorial.title'),
    history: (screen) => screen.sees('heading', 'deposit.history.title'),
  },
  outcomes: {
    moneyMove: {
      // It was begun elsewhere a moment ago, and is taken up.
      'one is begun': {
        fixture: 'depositPending',
        does: async (_, screen) => {
          await screen.fill('deposit.amount', '1000.00');
          await screen.press('deposit.submit');
        },
      },
      failed: broken,
    },
    depositPayment: {
      'it was seen how it ended': { fixture: 'memberWithDeposit', does: (_, screen) => screen.press('deposit.another') },
      failed: broken,
    },
    depositLimit: { 'it is left': left, failed: broken },
    depositHistory: { 'it is left': left, failed: broken },
  },
  endings: { moneyMove: 'tester', depositPayment: 'tester', depositLimit: 'tester', depositHistory: 'tester' },
} satisfies Driver<typeof depositMachine>;
