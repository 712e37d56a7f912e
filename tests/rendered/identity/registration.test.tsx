import { registrationFormMachine } from '../../../machines/identity/registration-form/registration-form.machine';
import { registrationDriver } from '../../drivers/identity/registration.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { registrationOf } from '../harness/open-registration';
import { inert } from '../harness/test-doubles';

/** A form that nothing was typed into. */
const form = inert(registrationFormMachine, (input) => ({
  value: { editing: 'untouched' },
  context: { ...Object(input), method: 'username', typed: {}, issues: [], right: [], failure: null },
}));

describePaths({
  flow: 'registration',
  driver: registrationDriver,
  ...registrationOf(form),
  begin: (page, input) => openPlace(page, 'register', Object(input)),
});
