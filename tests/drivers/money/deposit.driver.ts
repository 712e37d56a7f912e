import type { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
const seesTitle = (screen: Screen) => screen.sees('heading', 'deposit.title');
const expectQuestion = async (_: unknown, screen: Screen) => {
  await screen.fill('deposit.amount', '1000.00');
  await screen.press('deposit.submit');
};

/** Steps of a tester who deposits. The first payment method is preselected. */
export const depositDriver = {
  events: {
    'limit.selected': (screen, { period }) => screen.press(`deposit.limit.${period}`),
    'tutorial.requested': (screen) => screen.press('deposit.tutorial'),
    'tutorial.closed': (screen) => screen.press('security.back'),
    'history.requested': (screen) => screen.press('deposit.history'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    open: seesTitle,
    'open.choosing': seesTitle,
    'open.redirecting': async (screen) => {
      await screen.sees('status', 'deposit.leaving');
      await screen.hides('link', 'deposit.pay');
      await screen.hides('form', 'deposit.form');
    },
    'open.paying': async (screen) => {
      await screen.sees('link', 'deposit.pay');
      await screen.hides('form', 'deposit.form');
    },
    limiting: (screen) => screen.hides('heading', 'deposit.title'),
    tutorial: (screen) => screen.sees('heading', 'deposit.tutorial.title'),
    history: (screen) => screen.sees('heading', 'deposit.history.title'),
  },
  outcomes: {
    moneyMove: {
      'a deposit is started': { fixture: 'memberWithDepositLimit', does: expectQuestion },
      // It was started elsewhere a moment ago.
      'a pending deposit is continued': { fixture: 'depositPending', does: expectQuestion },
      failed: broken,
    },
    openProvider: { 'nothing can be opened': { cannot: 'The provider always names a page of the web.' } },
    depositPayment: {
      'result viewed': {
        fixture: 'memberWithDeposit',
        does: (_, screen) => screen.press('deposit.another'),
      },
      failed: broken,
    },
    depositLimit: { 'closed by the player': left, failed: broken },
    depositHistory: { 'closed by the player': left, failed: broken },
  },
  endings: {
    moneyMove: 'tester',
    openProvider: 'tester',
    depositPayment: 'tester',
    depositLimit: 'tester',
    depositHistory: 'tester',
  },
} satisfies Driver<typeof depositMachine>;
