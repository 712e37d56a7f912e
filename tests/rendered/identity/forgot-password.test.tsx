import { forgotPasswordMachine } from '../../../machines/identity/forgot-password/forgot-password.machine';
import { forgotPasswordDriver } from '../../drivers/identity/forgot-password.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { byPhone } from '../support/open-passwords';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'forgot-password',
  driver: forgotPasswordDriver,
  hosted: { forgotPassword: held(forgotPasswordMachine, { emailForm: form, phoneRecovery: byPhone }) },
  begin: (page) => openPlace(page, 'forgotPassword'),
});
