import { contactChangeMachine } from '../../../machines/identity/contact-change/contact-change.machine';
import { contactChangeSamples } from '../../../machines/identity/contact-change/contact-change.samples';
import { contactChangeDriver } from '../../drivers/identity/contact-change.driver';
import { describePaths } from '../harness/describe-paths';
import { openPart, securityWith } from '../harness/open-security';
import { countryPicker, form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'contact-change',
  driver: contactChangeDriver,
  ...securityWith({ contactChange: held(contactChangeMachine, { countryPicker, contactForm: form, codesForm: form }) }),
  begin: (page, input) => {
    const kind = input === contactChangeSamples.inputs['the mobile number'].input ? 'mobile' : 'email';
    return openPart(page, { type: 'contact.selected', kind }, 'contactChange');
  },
});
