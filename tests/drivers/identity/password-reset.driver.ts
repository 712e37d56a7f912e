import type { passwordResetMachine } from '../../../machines/identity/password-reset/password-reset.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { NEW_PASSWORD } from './passwords';

const working = (screen: Screen) => screen.busy('reset.submit');
const sends: OutcomeSetup = async (_, screen) => {
  await screen.fill('password.new', NEW_PASSWORD);
  await screen.fill('password.confirmation', NEW_PASSWORD);
  await screen.press('reset.submit');
};

/** Steps of a tester who sets a password on the page that a mailed link leads to. */
export const passwordResetDriver = {
  events: { 'link.requested': (screen) => screen.press('reset.another') },
  states: {
    opening: working,
    readingRule: working,
    editing: (screen) => screen.sees('form', 'reset.title'),
    expired: (screen) => screen.sees('alert', 'reset.expired'),
    ended: (screen) => screen.hides('form', 'reset.title'),
  },
  outcomes: {
    findToken: { failed: { cannot: 'It takes a fault in our own script.' } },
    loadRule: { offline: (gateway) => gateway.cut() },
    passwordForm: {
      reset: sends,
      'the link is used or expired': {
        cannot:
          'It must end between the opening of the page, which looks at it, and the sending; the rendered tier performs it.',
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { loadRule: 'passwordRule', passwordForm: 'tester' },
} satisfies Driver<typeof passwordResetMachine>;
