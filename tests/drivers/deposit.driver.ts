import type { depositMachine } from '../../machines/deposit/deposit.machine';
import type { Driver, Means, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const left: Means = (_, screen) => screen.press('security.back');
const broken: Means = { cannot: 'It takes a fault in our own script.' };
const shown = (screen: Screen) => screen.sees('heading', 'deposit.title');
const busy = (screen: Screen) => screen.busy('deposit.submit');

/** How a tester deposits. The first way to pay is chosen already. */
export const depositDriver = {
  events: {
    'form.submitted': async (screen, { asked }) => {
      await screen.fill('deposit.amount', asked.amount);
      await screen.press('deposit.submit');
    },
    'limits.wanted': (screen) => screen.press('deposit.limits'),
    'limits.declined': (screen, _, { terms }) => screen.press(terms?.offerLimits ? 'deposit.limits.decline' : 'deposit.limits.back'),
    'limit.chosen': (screen, { period }) => screen.press(`deposit.limit.${period}`),
    'tutorial.wanted': (screen) => screen.press('deposit.tutorial'),
    'tutorial.left': (screen) => screen.press('security.back'),
    'history.wanted': (screen) => screen.press('deposit.history'),
    'retry.requested': (screen, _, { failure }) => screen.press(failure ? 'security.retry' : 'deposit.again'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'deposit.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    open: shown,
    'open.judging': 'passes',
    'open.barred': (screen) => screen.reads('deposit.barred.withdraw'),
    'open.closed': (screen) => screen.sees('status', 'deposit.closed'),
    'open.offering': (screen) => screen.reads('deposit.limits.meaning'),
    'open.editing': (screen) => screen.sees('form', 'deposit.form'),
    'open.editing.untouched': (screen) => screen.hides('alert'),
    'open.editing.invalid': (screen) => screen.invalid('deposit.amount', 'deposit.problem.limit'),
    'open.editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.paying': (screen) => screen.hides('form', 'deposit.form'),
    validating: busy,
    creating: busy,
    limiting: (screen) => screen.hides('heading', 'deposit.title'),
    tutorial: (screen) => screen.sees('heading', 'deposit.tutorial.title'),
    history: (screen) => screen.sees('heading', 'deposit.history.title'),
  },
  outcomes: {
    loadOffer: {
      'no provider': { cannot: 'The demo always has a provider.' },
      offline: (gateway) => gateway.cut(),
    },
    validate: {
      'over the limit': { before: (gateway) => gateway.types({ 'deposit.amount': '24000' }) },
      'broke down': broken,
    },
    createDeposit: { offline: (gateway) => gateway.cut() },
    depositPayment: { 'it was seen how it ended': (_, screen) => screen.press('deposit.another'), 'broke down': broken },
    depositLimit: { 'it is left': left, 'broke down': broken },
    depositHistory: { 'it is left': left, 'broke down': broken },
  },
} satisfies Driver<typeof depositMachine>;
