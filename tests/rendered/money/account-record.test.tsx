import { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import { accountRecordDriver } from '../../drivers/money/account-record.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf, records } from '../harness/lists';
import { member } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'account-record',
  driver: accountRecordDriver,
  children: member,
  hosted: { transactionHistory: held(accountRecordMachine, { list: listOf(records) }) },
  begin: (page) => openPlace(page, 'transactionHistory'),
});
