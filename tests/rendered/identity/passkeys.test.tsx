import { passkeysMachine } from '../../../machines/identity/passkeys/passkeys.machine';
import { passkeysDriver } from '../../drivers/identity/passkeys.driver';
import { describePaths } from '../support/describe-paths';
import { listOf, passkeys } from '../support/lists';
import { form } from '../support/neighbours';
import { openPart, securityWith } from '../support/open-security';
import { held } from '../support/stand-ins';

const inside = { list: listOf(passkeys), beginForm: form, nameForm: form, removeForm: form };

describePaths({
  flow: 'passkeys',
  driver: passkeysDriver,
  ...securityWith({ passkeys: held(passkeysMachine, inside) }),
  begin: (page) => openPart(page, { type: 'passkeys.chosen' }, 'passkeys'),
});
