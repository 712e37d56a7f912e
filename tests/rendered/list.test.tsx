import { accountRecordMachine } from '../../machines/account-record/account-record.machine';
import { listMachine } from '../../machines/list/list.machine';
import { listDriver } from '../drivers/list.driver';
import { centreAt, openCentrePage } from './support/open-centre';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'list',
  driver: listDriver,
  children: () => centreAt({ accountRecord: held(accountRecordMachine, { list: held(listMachine) }) }),
  begin: async (page) => childOf(await openCentrePage(page, 'transactionHistory', 'accountRecord'), 'list'),
});
