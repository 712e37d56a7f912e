import { withdrawalsDriver } from '../../tests/drivers/money/withdrawals.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const withdrawalsSteps = flowSteps('withdrawals', withdrawalsDriver, {
  openings: {
    'a player who has withdrawn': { fixture: 'withdrawalPaidOut', ...inCentre('withdraw', { as: 'downline' }) },
  },
  // In other fixtures none awaits confirmation.
  only: { 'withdrawal.selected': ['withdrawalPaidOut'] },
});
