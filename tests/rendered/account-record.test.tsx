import { accountRecordMachine } from '../../machines/account-record/account-record.machine';
import { accountRecordDriver } from '../drivers/account-record.driver';
import { listOf, records } from './support/lists';
import { centreAt, openCentrePage } from './support/open-centre';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'account-record',
  driver: accountRecordDriver,
  children: () => centreAt({ accountRecord: held(accountRecordMachine, { list: listOf(records) }) }),
  begin: (page) => openCentrePage(page, 'transactionHistory', 'accountRecord'),
});
