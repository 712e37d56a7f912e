import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { passkeyLoginMachine } from '../../../machines/identity/passkey-login/passkey-login.machine';
import { passkeyLoginDriver } from '../../drivers/identity/passkey-login.driver';
import { describePaths } from '../support/describe-paths';
import { poses } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held, inert } from '../support/stand-ins';

describePaths({
  flow: 'passkey-login',
  driver: passkeyLoginDriver,
  hosted: { passkeyLogin: held(passkeyLoginMachine, { entry: inert(entryMachine, poses.entering) }) },
  begin: (page) => openPlace(page, 'passkeyLogin'),
});
