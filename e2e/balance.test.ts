import { balanceDriver } from '../tests/drivers/balance.driver';
import { quietly } from './support/edge';
import { movesElsewhere } from './support/money';
import { tour } from './support/tour';

tour('balance', balanceDriver, {
  openings: {
    'the player comes back': {
      world: {},
      async open(tester) {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  waits({ invoke }) {
    if (invoke === 'lookBalance') return quietly('balance');
    return invoke === 'loadBalance' || invoke === 'refreshBalance' ? 'balance' : undefined;
  },
  after: () => ({}),
  causes: { 'money.moved': (tester) => movesElsewhere(tester) },
});
