import { transferUplineMachine } from '../../machines/transfer-upline/transfer-upline.machine';
import { transferUplineDriver } from '../drivers/transfer-upline.driver';
import { moneyAsked } from './support/money-asked';
import { centreAt, openCentrePage, parts } from './support/open-centre';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'transfer-upline',
  driver: transferUplineDriver,
  children: () =>
    centreAt({
      transferUpline: held(transferUplineMachine, { paymentPassword: parts().paymentPassword, moneyMove: moneyAsked('partner') }),
    }),
  begin: (page) => openCentrePage(page, 'transferUpline', 'transferUpline'),
});
