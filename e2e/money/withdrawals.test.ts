import { withdrawalsDriver } from '../../tests/drivers/money/withdrawals.driver';
import { inCentre } from '../support/centre';
import { describePaths } from '../support/row';

describePaths('withdrawals', withdrawalsDriver, {
  openings: {
    'a player who has withdrawn': { fixture: 'withdrawalPaidOut', ...inCentre('withdraw', { as: 'downline' }) },
  },
  // Elsewhere none waits for the word.
  only: { 'withdrawal.chosen': ['withdrawalPaidOut'] },
});
