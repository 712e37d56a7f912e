import type { paymentPasswordMachine } from '../../../machines/money/payment-password/payment-password.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { PAYMENT_PASSWORD, passwordOf } from '../identity/passwords';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Types a payment password for the demo's player, who has none. */
export const typesPayment = async (screen: Screen) => {
  await screen.fill('payment.new', PAYMENT_PASSWORD);
  await screen.fill('payment.again', PAYMENT_PASSWORD);
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('payment.submit');
};

/** Steps of a tester who sets and changes the payment password. */
export const paymentPasswordDriver = {
  events: {
    'countdown.ticked': 'itself',
    'countdown.ended': 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'payment.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    routing: 'passes',
    setting: (screen) => screen.sees('form', 'payment.set'),
    changing: (screen) => screen.sees('form', 'payment.change'),
    locked: async (screen) => {
      await screen.sees('status', 'payment.resting');
      await screen.sees('timer');
    },
    ended: (screen) => screen.hides('heading', 'payment.title'),
  },
  outcomes: {
    loadStatus: {
      'no payment password yet': { fixture: 'downlineWithMoney' },
      'a payment password is set': { fixture: 'downlineGuarded' },
      'password locked': { fixture: 'downlineLocked' },
      offline: (gateway) => gateway.cut(),
    },
    setForm: { sent: (_, screen) => typesPayment(screen), left, failed: broken },
    changeForm: {
      sent: async (_, screen) => {
        await screen.fill('payment.old', PAYMENT_PASSWORD);
        await typesPayment(screen);
      },
      left,
      failed: broken,
    },
    countdown: { failed: broken },
  },
  endings: { loadStatus: 'paymentPassword', setForm: 'tester', changeForm: 'tester' },
} satisfies Driver<typeof paymentPasswordMachine>;
