import type { withdrawalsMachine } from '../../machines/withdrawals/withdrawals.machine';
import type { Driver, Means } from '../../src/atlas';
import { failureWords } from './failure-words';
import { asksWithdrawal } from './withdrawal.driver';

const broken: Means = { cannot: 'It takes a fault in our own script.' };

/** How a tester works the page of withdrawals. */
export const withdrawalsDriver = {
  events: {
    'withdrawal.requested': (screen) => screen.press('withdraw.new'),
    // What is not in the list has no button.
    'withdrawal.chosen': (screen, { id }, { shown }) =>
      shown?.list.some((one) => one.id === id) ? screen.press('withdraw.say') : 'itself',
    'list.turned': (screen, _, { shown }) => ((shown?.totalPages ?? 0) > 1 ? screen.press('common.nextPage') : 'itself'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'withdraw.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    shown: async (screen, { shown }) => {
      await screen.sees('button', 'withdraw.new');
      await screen.sees('heading', shown?.list.length ? 'withdraw.title' : 'withdraw.none');
      for (const { to } of shown?.list ?? []) await screen.reads(to.maskedNumber);
    },
    asking: (screen) => screen.sees('heading', 'withdraw.new'),
    following: (screen) => screen.sees('button', 'withdraw.all'),
  },
  outcomes: {
    loadWithdrawals: { offline: (gateway) => gateway.cut() },
    withdrawal: {
      sent: async (_, screen) => {
        await asksWithdrawal(screen, '1000.00');
        await screen.press('withdraw.follow');
      },
      left: (_, screen) => screen.press('security.back'),
      'broke down': broken,
    },
    withdrawalConfirmation: { left: (_, screen) => screen.press('withdraw.all'), 'broke down': broken },
  },
} satisfies Driver<typeof withdrawalsMachine>;
