import type { withdrawalMachine } from '../../machines/withdrawal/withdrawal.machine';
import type { Driver, Means, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { PAYMENT_PASSWORD } from './passwords';
import { typesPayment } from './payment-password.driver';

const left: Means = (_, screen) => screen.press('security.back');
const broken: Means = { cannot: 'It takes a fault in our own script.' };
const form = (screen: Screen) => screen.sees('form', 'withdraw.form');
const checks = (screen: Screen) => screen.busy('withdraw.continue');

/** Asks for so much, looks, and sends it with the payment password. */
export const asksWithdrawal = async (screen: Screen, amount: string) => {
  await screen.fill('withdraw.amount', amount);
  await screen.press('withdraw.continue');
  await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
  await screen.press('withdraw.send');
};

/** How a tester withdraws. */
export const withdrawalDriver = {
  events: {
    'form.submitted': async (screen, { asked }) => {
      await screen.fill('withdraw.amount', asked.amount);
      await screen.press('withdraw.continue');
    },
    'account.wanted': (screen) => screen.press('withdraw.accounts'),
    'protection.submitted': async (screen) => {
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.press('withdraw.send');
    },
    'look.left': (screen) => screen.press('withdraw.change'),
    'another.requested': (screen) => screen.press('withdraw.another'),
    'retry.requested': (screen, _, { failure }) => screen.press(failure ? 'security.retry' : 'withdraw.resting.again'),
    'section.left': (screen, _, { sent }) => screen.press(sent ? 'withdraw.follow' : 'security.back'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'withdraw.terms.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    judging: 'passes',
    locked: (screen) => screen.sees('alert', 'withdraw.resting'),
    protecting: async (screen) => {
      await screen.reads('withdraw.protect');
      await screen.sees('heading', 'payment.title');
    },
    binding: async (screen) => {
      await screen.reads('withdraw.bind');
      await screen.sees('heading', 'bank.title');
    },
    managing: (screen) => screen.sees('heading', 'bank.title'),
    editing: form,
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': async (screen) => {
      await screen.sees('alert', 'common.errorSummary');
      await screen.invalid('withdraw.amount', 'withdraw.problem.available');
    },
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: checks,
    previewing: checks,
    looking: async (screen, { preview }) => {
      await screen.sees('form', 'withdraw.look.form');
      await screen.reads(preview?.to.maskedNumber ?? '');
      await screen.reads('withdraw.look.noCancel');
    },
    'looking.untouched': (screen) => screen.hides('alert'),
    'looking.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    sending: (screen) => screen.busy('withdraw.send'),
    sent: async (screen, { sent }) => {
      await screen.sees('heading', 'withdraw.sent');
      await screen.reads(sent?.to.maskedNumber ?? '');
    },
    left: (screen) => screen.hides('heading', 'withdraw.new'),
  },
  outcomes: {
    loadOffer: { offline: (gateway) => gateway.cut() },
    paymentPassword: { changed: (_, screen) => typesPayment(screen), left, 'broke down': broken },
    // Whose account it is, is typed with the first one only: the tour of the browser knows which it is.
    bankAccount: { left, 'broke down': broken },
    validate: {
      'more than there is': { before: (gateway) => gateway.types({ 'withdraw.amount': '40000' }) },
      'broke down': broken,
    },
    withdraw: {
      'wrong payment password': { before: (gateway) => gateway.types({ 'security.paymentPassword': '000000' }) },
      'wrong too often': { before: (gateway) => gateway.types({ 'security.paymentPassword': '000000' }) },
      offline: (gateway) => gateway.cut(),
    },
  },
} satisfies Driver<typeof withdrawalMachine>;
