import { accountLinkMachine } from '../../../machines/identity/account-link/account-link.machine';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { extraVerificationMachine } from '../../../machines/identity/extra-verification/extra-verification.machine';
import { accountLinkDriver } from '../../drivers/identity/account-link.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { form, mockStates } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

const inside = {
  extraVerification: inert(extraVerificationMachine, mockStates.proof),
  linkForm: form,
  entry: inert(entryMachine, mockStates.entering),
};

describePaths({
  flow: 'account-link',
  driver: accountLinkDriver,
  hosted: { accountLink: held(accountLinkMachine, inside) },
  begin: (page, input) => openPlace(page, 'accountLink', Object(input)),
});
