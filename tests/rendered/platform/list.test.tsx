import { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { listDriver } from '../../drivers/platform/list.driver';
import { describePaths } from '../harness/describe-paths';
import { member } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { childOf, held } from '../harness/stand-ins';

describePaths({
  flow: 'list',
  driver: listDriver,
  children: member,
  hosted: { transactionHistory: held(accountRecordMachine, { list: held(listMachine) }) },
  begin: async (page) => childOf(await openPlace(page, 'transactionHistory'), 'list'),
});
