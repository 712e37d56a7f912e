import { stable } from '../../src/atlas';
import { bankAccountDriver } from '../../tests/drivers/money/bank-account.driver';
import { inPart } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const bankAccountSteps = flowSteps('bank-account', bankAccountDriver, {
  openings: {
    'an e-wallet is bound': { fixture: 'downlineReady', ...inPart('security.bankAccounts.see', { as: 'downline' }) },
  },
  // From a form the player first returns to the list.
  never: ({ sample }, { value }) =>
    sample?.of === 'list' && sample.class === 'left' && stable(value) !== stable({ open: 'listing' }),
  // The same number cannot be bound twice.
  only: { 'bindForm: sent': ['downlineGuarded'], 'removal.requested': ['downlineReady'] },
  leads: { 'bindForm: sent': 'downlineReady', 'removeForm: sent': 'downlineGuarded' },
});
