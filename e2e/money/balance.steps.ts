import { balanceDriver } from '../../tests/drivers/money/balance.driver';
import { movesElsewhere } from '../harness/money';
import { flowSteps } from '../harness/row';

export const balanceSteps = flowSteps('balance', balanceDriver, {
  openings: {
    'the player comes back': {
      fixture: 'member',
      async open(tester) {
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  causes: { 'money.moved': (tester) => movesElsewhere(tester) },
});
