import type { contactChangeMachine } from '../../machines/contact-change/contact-change.machine';
import type { Driver, Means } from '../../src/atlas';
import { failureWords } from './failure-words';
import { passwordOf } from './passwords';

const left: Means = (_, screen) => screen.press('security.back');
const broken: Means = { cannot: 'It takes a fault in our own script.' };

/** How a tester changes a mobile number or an e-mail address. */
export const contactChangeDriver = {
  events: {
    'codes.requestedAgain': (screen) => screen.press('security.contact.again'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.left': (screen) => screen.press('security.back'),
  },
  states: {
    asking: (screen) => screen.sees('form', 'security.contact.form'),
    proving: (screen) => screen.sees('form', 'security.contact.codes'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    over: async (screen) => {
      await screen.hides('form', 'security.contact.form');
      await screen.hides('form', 'security.contact.codes');
    },
  },
  outcomes: {
    contactForm: {
      sent: async (_, screen) => {
        await screen.fill('security.contact.email', 'elsewhere@example.test');
        await screen.fill('security.password', passwordOf('player'));
        await screen.press('security.contact.submit');
      },
      left,
      'broke down': broken,
    },
    codesForm: {
      sent: { cannot: 'The codes are in the outbox: a journey of the browser reads them there.' },
      left,
      'broke down': broken,
    },
  },
} satisfies Driver<typeof contactChangeMachine>;
