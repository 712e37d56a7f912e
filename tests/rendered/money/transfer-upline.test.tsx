import { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import { transferUplineDriver } from '../../drivers/money/transfer-upline.driver';
import { describePaths } from '../harness/describe-paths';
import { moneyMoveForm } from '../harness/money-move-form';
import { member } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { parts } from '../harness/open-security';
import { held } from '../harness/stand-ins';

const inside = { paymentPassword: parts.paymentPassword, moneyMove: moneyMoveForm('partner') };

describePaths({
  flow: 'transfer-upline',
  driver: transferUplineDriver,
  children: member,
  hosted: { transferUpline: held(transferUplineMachine, inside) },
  begin: (page) => openPlace(page, 'transferUpline'),
});
