import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { passwordResetMachine } from '../../machines/password-reset/password-reset.machine';
import { passwordsMachine } from '../../machines/passwords/passwords.machine';
import { passwordResetDriver } from '../drivers/password-reset.driver';
import { neighbours } from './support/neighbours';
import { openPasswords, passwordNeighbours } from './support/open-passwords';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'password-reset',
  driver: passwordResetDriver,
  children: () => ({
    ...neighbours(),
    dialogs: held(dialogsMachine, {
      passwords: held(passwordsMachine, { ...passwordNeighbours(), passwordReset: held(passwordResetMachine) }),
    }),
  }),
  begin: async (page) => childOf(await openPasswords(page, { name: 'resetPassword' }), 'passwordReset'),
});
