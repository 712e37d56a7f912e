import { paymentPasswordDriver } from '../../tests/drivers/money/payment-password.driver';
import { inPart } from '../harness/centre';
import { flowSteps, ticks } from '../harness/row';

export const paymentPasswordSteps = flowSteps('payment-password', paymentPasswordDriver, {
  openings: {
    'a player without a payment password': {
      fixture: 'downlineWithMoney',
      ...inPart('security.paymentPassword.set', { as: 'downline' }),
    },
  },
  causes: {
    'countdown.ticked': ticks,
    'countdown.ended': (tester) => tester.waits(15 * 60),
  },
});
