import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password.machine';
import { passwordsMachine } from '../../machines/passwords/passwords.machine';
import { forgotPasswordDriver } from '../drivers/forgot-password.driver';
import { neighbours } from './support/neighbours';
import { byPhone, openPasswords } from './support/open-passwords';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'forgot-password',
  driver: forgotPasswordDriver,
  children: () => ({
    ...neighbours(),
    dialogs: held(dialogsMachine, {
      passwords: held(passwordsMachine, { forgotPassword: held(forgotPasswordMachine, { phoneRecovery: byPhone() }) }),
    }),
  }),
  begin: async (page) => childOf(await openPasswords(page, { name: 'forgotPassword' }), 'forgotPassword'),
});
