import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { passkeyLoginMachine } from '../../../machines/identity/passkey-login/passkey-login.machine';
import { passkeyLoginDriver } from '../../drivers/identity/passkey-login.driver';
import { describePaths } from '../harness/describe-paths';
import { poses } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { held, inert } from '../harness/stand-ins';

describePaths({
  flow: 'passkey-login',
  driver: passkeyLoginDriver,
  hosted: { passkeyLogin: held(passkeyLoginMachine, { entry: inert(entryMachine, poses.entering) }) },
  begin: (page) => openPlace(page, 'passkeyLogin'),
});
