import { bankAccountMachine } from '../../machines/bank-account/bank-account.machine';
import { formMachine } from '../../machines/form/form.machine';
import { bankAccountDriver } from '../drivers/bank-account.driver';
import { bankAccounts, listOf } from './support/lists';
import { poses } from './support/neighbours';
import { centreWith, openPart } from './support/open-centre';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const form = () => inert(formMachine, poses.inForm);

tour({
  flow: 'bank-account',
  driver: bankAccountDriver,
  children: () =>
    centreWith({ bankAccount: held(bankAccountMachine, { list: listOf(bankAccounts), bindForm: form(), removeForm: form() }) }),
  begin: (page) => openPart(page, { type: 'bankAccounts.chosen' }, 'bankAccount', { paymentPassword: true }),
});
