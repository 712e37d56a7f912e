import { contactChangeDriver } from '../tests/drivers/contact-change.driver';
import { opensPart } from './support/centre';
import { tour } from './support/tour';

tour('contact-change', contactChangeDriver, {
  openings: {
    'the number is changed': { input: 'the mobile number', world: {}, open: opensPart('security.mobile.change') },
    'the address is changed': { input: 'the e-mail address', world: {}, open: opensPart('security.email.change') },
  },
  acts: ['contactForm', 'codesForm'],
  // The driver has an address to type, and no number.
  after: ({ sample }, { context }) => (sample?.class === 'sent' && context.kind === 'mobile' ? undefined : {}),
});
