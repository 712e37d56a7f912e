import type { withdrawalMachine } from '../../../machines/money/withdrawal/withdrawal.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { PAYMENT_PASSWORD } from '../identity/passwords';
import { typesAccount } from './bank-account.driver';
import { typesPayment } from './payment-password.driver';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Requests the amount, reviews it, and confirms with the payment password. */
export const asksWithdrawal = async (screen: Pick<Screen, 'fill' | 'press'>, amount: string) => {
  await screen.fill('withdraw.amount', amount);
  await screen.press('withdraw.continue');
  await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
  await screen.press('withdraw.send');
};

/** Steps of a tester who withdraws. */
export const withdrawalDriver = {
  events: {
    'account.requested': (screen) => screen.press('withdraw.accounts'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    withdrawing: (screen) => screen.sees('form', 'withdraw.form'),
    protecting: async (screen) => {
      await screen.reads('withdraw.protect');
      await screen.sees('heading', 'payment.title');
    },
    binding: async (screen) => {
      await screen.reads('withdraw.bind');
      await screen.sees('heading', 'bank.title');
    },
    managing: (screen) => screen.sees('heading', 'bank.title'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('heading', 'withdraw.new'),
  },
  outcomes: {
    moneyMove: {
      'request sent': async (_, screen) => {
        await asksWithdrawal(screen, '1000.00');
        await screen.press('withdraw.follow');
      },
      'closed by the player': (_, screen) => screen.press('withdraw.all'),
      failed: broken,
    },
    paymentPassword: { changed: (_, screen) => typesPayment(screen), left, failed: broken },
    bankAccount: {
      // Binding again would repeat the number; the name is already set.
      changed: {
        fixture: 'downlineGuarded',
        does: async (_, screen) => {
          await screen.press('bank.add');
          await typesAccount(screen);
          await screen.sees('button', 'bank.add');
          await screen.press('security.back');
        },
      },
      left,
      failed: broken,
    },
  },
  endings: { moneyMove: 'tester', paymentPassword: 'tester', bankAccount: 'tester' },
} satisfies Driver<typeof withdrawalMachine>;
