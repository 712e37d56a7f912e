import { transferMachine } from '../../machines/transfer/transfer.machine';
import { transferDriver } from '../drivers/transfer.driver';
import { centreAt, openCentrePage } from './support/open-centre';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'transfer',
  driver: transferDriver,
  children: () => centreAt({ transfer: held(transferMachine) }),
  begin: (page) => openCentrePage(page, 'transferFund', 'transfer'),
});
