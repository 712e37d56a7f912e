import { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { listDriver } from '../../drivers/platform/list.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'list',
  driver: listDriver,
  children: member,
  hosted: { transactionHistory: held(accountRecordMachine, { list: held(listMachine) }) },
  begin: async (page) => childOf(await openPlace(page, 'transactionHistory'), 'list'),
});
