import { contactChangeDriver } from '../../tests/drivers/identity/contact-change.driver';
import { inPart } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const contactChangeSteps = flowSteps('contact-change', contactChangeDriver, {
  openings: {
    'the number is changed': { input: 'the mobile number', fixture: 'member', ...inPart('security.mobile.change') },
    'the address is changed': { input: 'the e-mail address', fixture: 'member', ...inPart('security.email.change') },
  },
  // The driver types an address, not a number.
  never: ({ sample }, { context }) => sample?.class === 'sent' && context.kind === 'mobile',
});
