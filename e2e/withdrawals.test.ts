import { withdrawalsDriver } from '../tests/drivers/withdrawals.driver';
import { tour } from './support/tour';
import { canWithdraw, opensWithdrawals, operates, withdraws } from './support/withdrawals';

/** `many`: two pages of withdrawals were sent, the newest of which is paid out. `page`: the one that is shown. */
type Sent = { many: boolean; page: number };

tour<Sent>('withdrawals', withdrawalsDriver, {
  openings: {
    'a player who has withdrawn often': {
      world: { many: true, page: 1 },
      async open(tester) {
        const client = await canWithdraw(tester);
        for (let sent = 0; sent < 10; sent += 1) await withdraws(client, '500.00');
        await operates(tester.gateway, await withdraws(client), 'approve', 'disburse');
        await opensWithdrawals(tester);
      },
    },
    'a player who never has': {
      world: { many: false, page: 1 },
      async open(tester) {
        await canWithdraw(tester);
        await opensWithdrawals(tester);
      },
    },
  },
  acts: ['withdrawal', 'withdrawalConfirmation'],
  waits: ({ invoke }) => (invoke === 'loadWithdrawals' ? 'withdrawals' : undefined),
  after({ event, sample }, { context, world }) {
    if (sample?.of === 'loadWithdrawals')
      return sample.class === 'offline' || (sample.class === 'two pages') === world.many ? world : undefined;
    // With another one the second page is longer, and where there was none it is neither of the samples.
    if (sample?.of === 'withdrawal' && sample.class === 'sent') return world.many ? { ...world, page: 1 } : undefined;
    if (event.type === 'list.turned') return world.many && world.page === 1 ? { ...world, page: 2 } : undefined;
    if (event.type !== 'withdrawal.chosen') return world;
    return Object(context.shown).list?.length > 0 && world.page === 1 ? world : undefined;
  },
});
