import { enrolmentMachine } from '../../machines/enrolment/enrolment.machine';
import { enrolmentSamples } from '../../machines/enrolment/enrolment.samples';
import { registrationSamples } from '../../machines/registration/registration.samples';
import { registrationDriver } from '../drivers/registration.driver';
import { describePaths } from './support/describe-paths';
import { openPlace } from './support/open-place';
import { registrationWith } from './support/open-registration';
import { inert } from './support/stand-ins';

const context = { ...enrolmentSamples.inputs['nothing comes first'].input, ...registrationSamples.outcomes.enrolment.closed.output };

describePaths({
  flow: 'registration',
  driver: registrationDriver,
  ...registrationWith(inert(enrolmentMachine, { value: 'registering', context })),
  begin: (page, input) => openPlace(page, 'register', Object(input)),
});
