import { balanceDriver } from '../../tests/drivers/money/balance.driver';
import { movesElsewhere } from '../harness/money';
import { describePaths } from '../harness/row';

describePaths('balance', balanceDriver, {
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
