import { paymentPasswordMachine } from '../../../machines/money/payment-password/payment-password.machine';
import { paymentPasswordDriver } from '../../drivers/money/payment-password.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { openPart, securityWith } from '../support/open-security';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'payment-password',
  driver: paymentPasswordDriver,
  ...securityWith({ paymentPassword: held(paymentPasswordMachine, { setForm: form, changeForm: form }) }),
  begin: (page) => openPart(page, { type: 'paymentPassword.chosen' }, 'paymentPassword'),
});
