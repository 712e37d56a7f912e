import { transferUplineDriver } from '../../tests/drivers/money/transfer-upline.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const transferUplineSteps = flowSteps('transfer-upline', transferUplineDriver, {
  openings: {
    'an agent who can transfer': { fixture: 'agentReady', ...inCentre('transferUpline', { as: 'agent' }) },
    'an agent without a payment password': {
      fixture: 'agentWithMoney',
      ...inCentre('transferUpline', { as: 'agent' }),
    },
  },
  only: { 'moneyMove: no payment password': ['agentWithMoney'] },
  leads: { 'paymentPassword: password set': 'agentReady' },
});
