import { bankAccountMachine } from '../../../machines/money/bank-account/bank-account.machine';
import { bankAccountDriver } from '../../drivers/money/bank-account.driver';
import { describePaths } from '../support/describe-paths';
import { bankAccounts, listOf } from '../support/lists';
import { form } from '../support/neighbours';
import { openPart, securityWith } from '../support/open-security';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'bank-account',
  driver: bankAccountDriver,
  ...securityWith({
    bankAccount: held(bankAccountMachine, { list: listOf(bankAccounts), bindForm: form, removeForm: form }),
  }),
  begin: (page) => openPart(page, { type: 'bankAccounts.chosen' }, 'bankAccount', { paymentPassword: true }),
});
