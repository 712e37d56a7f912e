import { transferUplineMachine } from '../../machines/transfer-upline/transfer-upline.machine';
import { transferUplineDriver } from '../drivers/transfer-upline.driver';
import { moneyAsked } from './support/money-asked';
import { member } from './support/neighbours';
import { openPlace } from './support/open-place';
import { parts } from './support/open-security';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

const inside = { paymentPassword: parts.paymentPassword, moneyMove: moneyAsked('partner') };

tour({
  flow: 'transfer-upline',
  driver: transferUplineDriver,
  children: member,
  hosted: { transferUpline: held(transferUplineMachine, inside) },
  begin: (page) => openPlace(page, 'transferUpline'),
});
