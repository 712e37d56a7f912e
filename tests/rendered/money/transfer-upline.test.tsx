import { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import { transferUplineDriver } from '../../drivers/money/transfer-upline.driver';
import { describePaths } from '../support/describe-paths';
import { moneyAsked } from '../support/money-asked';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { parts } from '../support/open-security';
import { held } from '../support/stand-ins';

const inside = { paymentPassword: parts.paymentPassword, moneyMove: moneyAsked('partner') };

describePaths({
  flow: 'transfer-upline',
  driver: transferUplineDriver,
  children: member,
  hosted: { transferUpline: held(transferUplineMachine, inside) },
  begin: (page) => openPlace(page, 'transferUpline'),
});
