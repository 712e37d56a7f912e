import { withdrawalDriver } from '../../tests/drivers/money/withdrawal.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

const withdrawalPage = inCentre('withdraw', { as: 'downline' });

export const withdrawalSteps = flowSteps('withdrawal', withdrawalDriver, {
  openings: {
    'a player who can withdraw': { fixture: 'downlineReady', ...withdrawalPage },
    'a player without a payout account or payment password': { fixture: 'downlineWithMoney', ...withdrawalPage },
  },
  only: {
    'moneyMove: no payment password': ['downlineWithMoney'],
    'moneyMove: no account': ['downlineGuarded'],
  },
  leads: { 'paymentPassword: changed': 'downlineGuarded', 'bankAccount: changed': 'downlineReady' },
  // Prerequisites open immediately.
  never: ({ event }, { environment }) => event.type === 'account.requested' && environment.fixture !== 'downlineReady',
});
