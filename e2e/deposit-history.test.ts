import { depositHistoryDriver } from '../tests/drivers/deposit-history.driver';
import { opensCentre } from './support/centre';
import { answers, begins, comesTo } from './support/deposits';
import { elsewhere } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `many`: more deposits than fit on a page. `page`: the one that is wanted. */
type Listed = { many: boolean; page: number };

const opensHistory = async (tester: Tester, username: string) => {
  await opensCentre(tester, 'depositv2', username);
  await tester.screen.press('deposit.history');
};

tour<Listed>('deposit-history', depositHistoryDriver, {
  openings: {
    'a player who has often deposited': {
      world: { many: true, page: 1 },
      async open(tester) {
        await elsewhere(tester.gateway, async (client) => {
          for (let { total } = await client.deposits({}); total < 11; total += 1) {
            const begun = await begins(client);
            await answers(begun, 'refuse');
            await comesTo(client, begun, 'failed');
          }
        });
        await opensHistory(tester, 'player');
      },
    },
    'somebody who never has': {
      world: { many: false, page: 1 },
      async open(tester) {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await opensHistory(tester, 'agent');
      },
    },
  },
  waits: ({ invoke }) => (invoke === 'loadDeposits' ? 'deposits' : undefined),
  after({ event, sample }, { world }) {
    if (sample?.of === 'loadDeposits') return sample.class === 'offline' || (sample.class === 'some') === world.many ? world : undefined;
    if (event.type !== 'page.chosen') return world;
    return world.page === 1 ? { ...world, page: 2 } : undefined;
  },
});
