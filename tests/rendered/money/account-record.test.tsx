import { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import { accountRecordDriver } from '../../drivers/money/account-record.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf, records } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'account-record',
  driver: accountRecordDriver,
  children: member,
  hosted: { transactionHistory: held(accountRecordMachine, { list: listOf(records) }) },
  begin: (page) => openPlace(page, 'transactionHistory'),
});
