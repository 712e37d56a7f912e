import type { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import type { Driver, OutcomeSetup } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { typesPayment } from './payment-password.driver';

const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester who transfers to an upline or a downline; the first of them is preselected. */
export const transferUplineDriver = {
  events: {
    'protection.requested': (screen) => screen.press('upline.protect'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    transferring: (screen) => screen.sees('form', 'upline.form'),
    protecting: (screen) => screen.sees('heading', 'payment.title'),
    unprotected: (screen) => screen.sees('alert', 'upline.unprotected'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    moneyMove: { failed: broken },
    paymentPassword: {
      'password set': (_, screen) => typesPayment(screen),
      'closed by the player': (_, screen) => screen.press('security.back'),
      failed: broken,
    },
  },
  endings: { moneyMove: 'tester', paymentPassword: 'tester' },
} satisfies Driver<typeof transferUplineMachine>;
