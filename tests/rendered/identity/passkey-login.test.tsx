import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { passkeyLoginMachine } from '../../../machines/identity/passkey-login/passkey-login.machine';
import { passkeyLoginDriver } from '../../drivers/identity/passkey-login.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { mockStates } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

describePaths({
  flow: 'passkey-login',
  driver: passkeyLoginDriver,
  hosted: { passkeyLogin: held(passkeyLoginMachine, { entry: inert(entryMachine, mockStates.entering) }) },
  begin: (page) => openPlace(page, 'passkeyLogin'),
});
