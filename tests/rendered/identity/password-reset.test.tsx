import { passwordResetMachine } from '../../../machines/identity/password-reset/password-reset.machine';
import { passwordResetDriver } from '../../drivers/identity/password-reset.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'password-reset',
  driver: passwordResetDriver,
  hosted: { resetPassword: held(passwordResetMachine, { passwordForm: form }) },
  begin: (page) => openPlace(page, 'resetPassword'),
});
