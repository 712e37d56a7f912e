import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { passwordsMachine } from '../../machines/passwords/passwords.machine';
import { passwordsSamples } from '../../machines/passwords/passwords.samples';
import { passwordsDriver } from '../drivers/passwords.driver';
import { neighbours } from './support/neighbours';
import { openPasswords, passwordNeighbours } from './support/open-passwords';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

const inputs = Object.values(passwordsSamples.inputs);

tour({
  flow: 'passwords',
  driver: passwordsDriver,
  children: () => ({ ...neighbours(), dialogs: held(dialogsMachine, { passwords: held(passwordsMachine, passwordNeighbours()) }) }),
  begin: (page, input) => openPasswords(page, inputs.find((one) => one === input)?.request ?? { name: 'forgotPassword' }),
});
