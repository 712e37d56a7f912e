import { stable } from '../../src/atlas';
import { bankAccountDriver } from '../../tests/drivers/money/bank-account.driver';
import { inPart } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('bank-account', bankAccountDriver, {
  openings: {
    'an e-wallet is bound': { fixture: 'downlineReady', ...inPart('security.bankAccounts.see', { as: 'downline' }) },
  },
  // Of a form one comes back to the list first.
  never: ({ sample }, { value }) =>
    sample?.of === 'list' && sample.class === 'left' && stable(value) !== stable({ open: 'listing' }),
  // The same number is not bound twice.
  only: { 'bindForm: sent': ['downlineGuarded'], 'removal.requested': ['downlineReady'] },
  leads: { 'bindForm: sent': 'downlineReady', 'removeForm: sent': 'downlineGuarded' },
});
