import { contactChangeMachine } from '../../machines/contact-change/contact-change.machine';
import { contactChangeSamples } from '../../machines/contact-change/contact-change.samples';
import { formMachine } from '../../machines/form/form.machine';
import { contactChangeDriver } from '../drivers/contact-change.driver';
import { poses } from './support/neighbours';
import { centreWith, openPart } from './support/open-centre';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const form = () => inert(formMachine, poses.inForm);

tour({
  flow: 'contact-change',
  driver: contactChangeDriver,
  children: () => centreWith({ contactChange: held(contactChangeMachine, { contactForm: form(), codesForm: form() }) }),
  begin: (page, input) => {
    const kind = input === contactChangeSamples.inputs['the mobile number'] ? 'mobile' : 'email';
    return openPart(page, { type: 'contact.chosen', kind }, 'contactChange');
  },
});
