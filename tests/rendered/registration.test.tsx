import { enrolmentMachine } from '../../machines/enrolment/enrolment.machine';
import { enrolmentSamples } from '../../machines/enrolment/enrolment.samples';
import { registrationSamples } from '../../machines/registration/registration.samples';
import { registrationDriver } from '../drivers/registration.driver';
import { openRegistration, registrationChildren } from './support/open-registration';
import { inert } from './support/stand-ins';
import { tour } from './support/tour';

const inputs = Object.values(registrationSamples.inputs);
const context = { ...enrolmentSamples.inputs['nothing comes first'], ...registrationSamples.outcomes.enrolment.closed.output };

tour({
  flow: 'registration',
  driver: registrationDriver,
  children: () => registrationChildren(inert(enrolmentMachine, { value: 'registering', context })),
  begin: (page, input) => openRegistration(page, inputs.find((one) => one === input)?.code),
});
