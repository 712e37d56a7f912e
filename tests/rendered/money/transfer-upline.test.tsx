import { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import { transferUplineDriver } from '../../drivers/money/transfer-upline.driver';
import { describePaths } from '../harness/describe-paths';
import { moneyMoveForm } from '../harness/money-move-form';
import { openPlace } from '../harness/open-place';
import { parts } from '../harness/open-security';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

const inside = { paymentPassword: parts.paymentPassword, moneyMove: moneyMoveForm('partner') };

describePaths({
  flow: 'transfer-upline',
  driver: transferUplineDriver,
  children: member,
  hosted: { transferUpline: held(transferUplineMachine, inside) },
  begin: (page) => openPlace(page, 'transferUpline'),
});
