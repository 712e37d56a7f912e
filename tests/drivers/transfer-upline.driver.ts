import type { transferUplineMachine } from '../../machines/transfer-upline/transfer-upline.machine';
import type { Driver, Means, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { PAYMENT_PASSWORD } from './passwords';
import { typesPayment } from './payment-password.driver';

const broken: Means = { cannot: 'It takes a fault in our own script.' };
const form = (screen: Screen) => screen.sees('form', 'upline.form');
const look = (screen: Screen) => screen.sees('form', 'upline.look');

/** How a tester transfers to an upline or a downline; the first of them is chosen already. */
export const transferUplineDriver = {
  events: {
    'form.submitted': async (screen, { asked }) => {
      await screen.fill('upline.amount', asked.amount);
      await screen.press('upline.submit');
    },
    'protection.submitted': async (screen) => {
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.press('upline.send');
    },
    'protection.wanted': (screen) => screen.press('upline.protect'),
    'look.left': (screen) => screen.press('upline.change'),
    'another.requested': (screen) => screen.press('upline.another'),
    'retry.requested': (screen, _, { failure }) => screen.press(failure ? 'security.retry' : 'upline.again'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'upline.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    judging: 'passes',
    alone: (screen) => screen.reads('upline.alone'),
    locked: (screen) => screen.sees('alert', 'upline.locked'),
    protecting: (screen) => screen.sees('heading', 'payment.title'),
    unprotected: (screen) => screen.sees('alert', 'upline.unprotected'),
    editing: form,
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': (screen) => screen.invalid('upline.amount', 'upline.problem.available'),
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: (screen) => screen.busy('upline.submit'),
    looking: look,
    'looking.untouched': (screen) => screen.hides('alert'),
    'looking.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    sending: (screen) => screen.busy('upline.send'),
    sent: (screen) => screen.sees('status', 'upline.sent'),
  },
  outcomes: {
    loadOffer: { offline: (gateway) => gateway.cut() },
    paymentPassword: {
      'it was set': (_, screen) => typesPayment(screen),
      'it was left': (_, screen) => screen.press('security.back'),
      'broke down': broken,
    },
    validate: {
      'more than there is': { before: (gateway) => gateway.types({ 'upline.amount': '49000' }) },
      'broke down': broken,
    },
    sendMoney: {
      'wrong payment password': { before: (gateway) => gateway.types({ 'security.paymentPassword': '999998' }) },
      offline: (gateway) => gateway.cut(),
    },
  },
} satisfies Driver<typeof transferUplineMachine>;
