import { bankAccountDriver } from '../tests/drivers/bank-account.driver';
import { opensPart } from './support/centre';
import { bindsWallet } from './support/money';
import { tour } from './support/tour';

/** How many are bound. */
type Bound = { accounts: number };

tour<Bound>('bank-account', bankAccountDriver, {
  openings: {
    'an e-wallet is bound': {
      world: { accounts: 1 },
      async open(tester) {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await bindsWallet(tester.gateway, 'downline', 'Karim Sheikh');
        await opensPart('security.bankAccounts.see', 'downline')(tester);
      },
    },
  },
  acts: ['list', 'bindForm', 'removeForm'],
  after({ event, sample }, { world: { accounts } }) {
    if (sample?.class === 'sent') {
      const now = accounts + (sample.of === 'bindForm' ? 1 : -1);
      // The same number is not bound twice.
      return now > 1 ? undefined : { accounts: now };
    }
    return event.type === 'removal.requested' && accounts === 0 ? undefined : { accounts };
  },
});
