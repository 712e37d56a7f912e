import type { withdrawalsMachine } from '../../../machines/money/withdrawals/withdrawals.machine';
import type { Driver, OutcomeSetup } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { asksWithdrawal } from './withdrawal.driver';

const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester on the withdrawals page. */
export const withdrawalsDriver = {
  events: {
    'withdrawal.requested': (screen) => screen.press('withdraw.new'),
    'withdrawal.selected': (screen) => screen.press('withdraw.say'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.hides('alert'),
    'open.opening': (screen) => screen.sees('status', 'page.loading'),
    'open.listing': (screen) => screen.sees('button', 'withdraw.new'),
    'open.requesting': (screen) => screen.sees('heading', 'withdraw.new'),
    'open.following': (screen) => screen.sees('button', 'withdraw.all'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: broken },
    findUnderWay: {
      'a pending withdrawal': { fixture: 'withdrawalPaidOut' },
      'no pending withdrawal': { fixture: 'downlineReady' },
      offline: { cannot: 'Where it fails the list does: reading-pages.test.tsx has both.' },
    },
    withdrawal: {
      sent: async (_, screen) => {
        await asksWithdrawal(screen, '1000.00');
        await screen.press('withdraw.follow');
      },
      left: (_, screen) => screen.press('withdraw.all'),
      failed: broken,
    },
    withdrawalConfirmation: { left: (_, screen) => screen.press('withdraw.all'), failed: broken },
  },
  endings: { findUnderWay: 'withdrawals', withdrawal: 'tester', withdrawalConfirmation: 'tester' },
} satisfies Driver<typeof withdrawalsMachine>;
