import { transferUplineDriver } from '../../tests/drivers/money/transfer-upline.driver';
import { inCentre } from '../support/centre';
import { describePaths } from '../support/row';

describePaths('transfer-upline', transferUplineDriver, {
  openings: {
    'an agent who has all it takes': { fixture: 'agentReady', ...inCentre('transferUpline', { as: 'agent' }) },
    'an agent without a payment password': {
      fixture: 'agentWithMoney',
      ...inCentre('transferUpline', { as: 'agent' }),
    },
  },
  only: { 'moneyMove: no payment password': ['agentWithMoney'] },
  leads: { 'paymentPassword: it was set': 'agentReady' },
});
