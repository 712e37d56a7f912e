import { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import { accountRecordDriver } from '../../drivers/money/account-record.driver';
import { describePaths } from '../support/describe-paths';
import { listOf, records } from '../support/lists';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'account-record',
  driver: accountRecordDriver,
  children: member,
  hosted: { transactionHistory: held(accountRecordMachine, { list: listOf(records) }) },
  begin: (page) => openPlace(page, 'transactionHistory'),
});
