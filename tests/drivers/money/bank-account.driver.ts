import type { bankAccountMachine } from '../../../machines/money/bank-account/bank-account.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { PAYMENT_PASSWORD } from '../identity/passwords';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Binds an e-wallet; the name is typed only if none is set, and is then reviewed. */
export const typesAccount = async (screen: Pick<Screen, 'choose' | 'fill' | 'press'>, holder?: string) => {
  await screen.choose('bank.where', 'Nodi Pay');
  if (holder) await screen.fill('bank.holder', holder);
  await screen.fill('bank.number', '01712344321');
  await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
  await screen.press('bank.bind.submit');
  if (holder) await screen.press('form.review.confirm');
};

/** Steps of a tester who binds and removes payout accounts. */
export const bankAccountDriver = {
  events: {
    'binding.requested': (screen) => screen.press('bank.add'),
    'removal.requested': (screen) => screen.press('bank.remove'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'bank.title'),
    'open.listing': (screen) => screen.sees('button', 'bank.add'),
    'open.binding': (screen) => screen.sees('form', 'bank.bind'),
    'open.removing': (screen) => screen.sees('form', 'bank.removal'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('heading', 'bank.title'),
  },
  outcomes: {
    list: { left, failed: broken },
    bindForm: { sent: (_, screen) => typesAccount(screen), left, failed: broken },
    removeForm: {
      sent: async (_, screen) => {
        await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
        await screen.press('bank.removal.submit');
      },
      left,
      failed: broken,
    },
  },
  endings: { list: 'tester', bindForm: 'tester', removeForm: 'tester' },
} satisfies Driver<typeof bankAccountMachine>;
