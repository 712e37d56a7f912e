import { cashbackDriver } from '../../tests/drivers/rewards/cashback.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const cashbackSteps = flowSteps('cashback', cashbackDriver, {
  openings: {
    'cashback can be claimed': {
      fixture: 'member',
      ...inCentre('manualRebate', { enter: async ({ screen }) => screen.sees('button', 'cashback.claim') }),
    },
  },
  // Claimed cashback is gone.
  leads: { 'claim: paid': null },
  tolerates: [['claimCashback', 409]],
});
