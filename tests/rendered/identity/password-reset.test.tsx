import { passwordResetMachine } from '../../../machines/identity/password-reset/password-reset.machine';
import { passwordResetDriver } from '../../drivers/identity/password-reset.driver';
import { describePaths } from '../harness/describe-paths';
import { form } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'password-reset',
  driver: passwordResetDriver,
  hosted: { resetPassword: held(passwordResetMachine, { passwordForm: form }) },
  begin: (page) => openPlace(page, 'resetPassword'),
});
