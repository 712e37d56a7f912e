import { enrolmentMachine } from '../../../machines/identity/enrolment/enrolment.machine';
import { enrolmentSamples } from '../../../machines/identity/enrolment/enrolment.samples';
import { registrationSamples } from '../../../machines/identity/registration/registration.samples';
import type { AnySamples } from '../../../src/atlas';
import { registrationDriver } from '../../drivers/identity/registration.driver';
import { samplesBut } from '../../harness/faces';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { registrationWith } from '../harness/open-registration';
import { inert } from '../harness/test-doubles';

const context = {
  ...enrolmentSamples.inputs['no check before'].input,
  ...registrationSamples.outcomes.enrolment.closed.output,
};

/**
 * A user name is entered only where phone numbers are not accepted; otherwise the form starts with the number and omits
 * the name.
 */
const byName = (samples: AnySamples) =>
  samplesBut(samples, [
    'with a mobile number',
    'all methods enabled',
    'with a captcha',
    'with a stored invitation',
    'by invitation only',
  ]);
const byNumber = (samples: AnySamples) =>
  samplesBut(samples, ['with a user name', 'only user names', 'nothing filled in', 'name taken']);

describePaths({
  flow: 'registration',
  driver: registrationDriver,
  sets: (samples) => [byName(samples), byNumber(samples)],
  ...registrationWith(inert(enrolmentMachine, { value: 'registering', context })),
  begin: (page, input) => openPlace(page, 'register', Object(input)),
});
