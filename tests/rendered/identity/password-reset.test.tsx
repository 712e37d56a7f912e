import { passwordResetMachine } from '../../../machines/identity/password-reset/password-reset.machine';
import { passwordResetDriver } from '../../drivers/identity/password-reset.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'password-reset',
  driver: passwordResetDriver,
  hosted: { resetPassword: held(passwordResetMachine, { passwordForm: form }) },
  begin: (page) => openPlace(page, 'resetPassword'),
});
