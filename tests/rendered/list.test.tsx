import { accountRecordMachine } from '../../machines/account-record/account-record.machine';
import { listMachine } from '../../machines/list/list.machine';
import { listDriver } from '../drivers/list.driver';
import { member } from './support/neighbours';
import { openPlace } from './support/open-place';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'list',
  driver: listDriver,
  children: member,
  hosted: { transactionHistory: held(accountRecordMachine, { list: held(listMachine) }) },
  begin: async (page) => childOf(await openPlace(page, 'transactionHistory'), 'list'),
});
