import type { contactChangeMachine } from '../../../machines/identity/contact-change/contact-change.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from './passwords';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

const ADDRESS = 'elsewhere@example.test';
/** Types a new address for the demo's player. */
export const typesAddress = async (screen: Screen) => {
  await screen.fill('security.contact.email', ADDRESS);
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('security.contact.submit');
};
/** Types the codes sent to the old and the new address. */
export const typesCodes = async (gateway: Gateway, screen: Screen, old = 'player@example.test') => {
  await screen.fill('security.contact.oldCode', await gateway.code('contact', old));
  await screen.fill('security.contact.newCode', await gateway.code('contact', ADDRESS));
  await screen.press('security.contact.confirm');
};

/** Steps of a tester who changes a mobile number or an e-mail address. */
export const contactChangeDriver = {
  events: {
    'codes.requestedAgain': (screen) => screen.press('security.contact.again'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    editing: (screen) => screen.sees('form', 'security.contact.form'),
    enteringCodes: (screen) => screen.sees('form', 'security.contact.codes'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    ended: async (screen) => {
      await screen.hides('form', 'security.contact.form');
      await screen.hides('form', 'security.contact.codes');
    },
  },
  outcomes: {
    countryPicker: { failed: broken },
    contactForm: {
      sent: (_, screen) => typesAddress(screen),
      left,
      failed: broken,
    },
    codesForm: {
      sent: (gateway, screen) => typesCodes(gateway, screen),
      left,
      failed: broken,
    },
  },
  endings: { contactForm: 'tester', codesForm: 'tester' },
} satisfies Driver<typeof contactChangeMachine>;
