import { passkeysMachine } from '../../../machines/identity/passkeys/passkeys.machine';
import { passkeysDriver } from '../../drivers/identity/passkeys.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf, passkeys } from '../harness/lists';
import { openPart, securityWith } from '../harness/open-security';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

const inside = { list: listOf(passkeys), beginForm: form, nameForm: form, removeForm: form };

describePaths({
  flow: 'passkeys',
  driver: passkeysDriver,
  ...securityWith({ passkeys: held(passkeysMachine, inside) }),
  begin: (page) => openPart(page, { type: 'passkeys.selected' }, 'passkeys'),
});
