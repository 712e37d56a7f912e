import { withdrawalsDriver } from '../tests/drivers/withdrawals.driver';
import { tour } from './support/tour';
import { canWithdraw, opensWithdrawals, operates, withdraws } from './support/withdrawals';

/** Whether something was paid out before, and waits for the word of the player. */
type Sent = { sent: boolean };

tour<Sent>('withdrawals', withdrawalsDriver, {
  openings: {
    'a player who has withdrawn': {
      world: { sent: true },
      async open(tester) {
        const client = await canWithdraw(tester);
        await operates(tester.gateway, await withdraws(client), 'approve', 'disburse');
        await opensWithdrawals(tester);
      },
    },
    'a player who never has': {
      world: { sent: false },
      async open(tester) {
        await canWithdraw(tester);
        await opensWithdrawals(tester);
      },
    },
  },
  acts: ['withdrawal', 'withdrawalConfirmation'],
  after: ({ event }, { world }) => (event.type !== 'withdrawal.chosen' || world.sent ? world : undefined),
});
