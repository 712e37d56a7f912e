import { paymentPasswordMachine } from '../../../machines/money/payment-password/payment-password.machine';
import { paymentPasswordDriver } from '../../drivers/money/payment-password.driver';
import { describePaths } from '../harness/describe-paths';
import { openPart, securityWith } from '../harness/open-security';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'payment-password',
  driver: paymentPasswordDriver,
  ...securityWith({ paymentPassword: held(paymentPasswordMachine, { setForm: form, changeForm: form }) }),
  begin: (page) => openPart(page, { type: 'paymentPassword.selected' }, 'paymentPassword'),
});
