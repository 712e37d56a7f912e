import { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import { listMachine } from '../../../machines/platform/list/list.machine';
import { listDriver } from '../../drivers/platform/list.driver';
import { describePaths } from '../support/describe-paths';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { childOf, held } from '../support/stand-ins';

describePaths({
  flow: 'list',
  driver: listDriver,
  children: member,
  hosted: { transactionHistory: held(accountRecordMachine, { list: held(listMachine) }) },
  begin: async (page) => childOf(await openPlace(page, 'transactionHistory'), 'list'),
});
