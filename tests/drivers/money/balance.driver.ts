import type { balanceMachine } from '../../../machines/money/balance/balance.machine';
import type { Driver, Screen } from '../../../src/atlas';

const seesBalance = (screen: Screen) => screen.sees('button', 'header.balance.hide');

/** Steps of a tester who watches the balance in the header. */
export const balanceDriver = {
  events: {
    'refresh.requested': (screen) => screen.press('header.balance.refresh'),
    'money.moved': 'itself',
  },
  states: {
    loading: (screen) => screen.sees('status', 'header.balance.wait'),
    failed: (screen) => screen.sees('status', 'header.balance.failed'),
    known: seesBalance,
    'known.idle': seesBalance,
    'known.polling': seesBalance,
    'known.refreshing': (screen) => screen.busy('header.balance.refresh'),
  },
  outcomes: {
    loadBalance: { offline: (gateway) => gateway.cut() },
    lookBalance: { offline: (gateway) => gateway.cut() },
    watchMoney: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { loadBalance: 'balance', lookBalance: 'balance, quietly' },
} satisfies Driver<typeof balanceMachine>;
