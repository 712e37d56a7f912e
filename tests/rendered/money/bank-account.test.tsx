import { bankAccountMachine } from '../../../machines/money/bank-account/bank-account.machine';
import { bankAccountDriver } from '../../drivers/money/bank-account.driver';
import { describePaths } from '../harness/describe-paths';
import { bankAccounts, listOf } from '../harness/lists';
import { openPart, securityWith } from '../harness/open-security';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'bank-account',
  driver: bankAccountDriver,
  ...securityWith({
    bankAccount: held(bankAccountMachine, { list: listOf(bankAccounts), bindForm: form, removeForm: form }),
  }),
  begin: (page) => openPart(page, { type: 'bankAccounts.selected' }, 'bankAccount', { paymentPassword: true }),
});
