import { forgotPasswordMachine } from '../../../machines/identity/forgot-password/forgot-password.machine';
import { forgotPasswordDriver } from '../../drivers/identity/forgot-password.driver';
import { describePaths } from '../harness/describe-paths';
import { byPhone } from '../harness/open-passwords';
import { openPlace } from '../harness/open-place';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'forgot-password',
  driver: forgotPasswordDriver,
  hosted: { forgotPassword: held(forgotPasswordMachine, { emailForm: form, phoneRecovery: byPhone }) },
  begin: (page) => openPlace(page, 'forgotPassword'),
});
