import type { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { NEW_PASSWORD, passwordOf, passwordProblem } from './passwords';

const working = (screen: Screen) => screen.busy('password.change.submit');
const gone = (screen: Screen) => screen.hides('dialog', 'password.change.title');

/** How a tester chooses another password: forced, or from the security centre. */
export const passwordChangeDriver = {
  events: {
    'form.submitted': async (screen, _, { username, oldHeld }) => {
      if (!oldHeld) await screen.fill('password.old', passwordOf(username));
      await screen.fill('password.new', NEW_PASSWORD);
      await screen.fill('password.confirmation', NEW_PASSWORD);
      await screen.press('password.change.submit');
    },
    'dialog.closed': (screen, _, { forced }) => screen.press(forced ? 'password.change.later' : 'common.close'),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'password.change.title');
      await screen.reads('password.account');
      await working(screen);
    },
    editing: async (screen, { forced, oldHeld }) => {
      await screen.sees('form', 'password.change.title');
      if (forced) await screen.hides('button', 'common.close');
      if (oldHeld) await screen.reads('password.oldHeld');
    },
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': async (screen, { errors }) => {
      await screen.sees('alert', 'common.errorSummary');
      for (const error of errors) {
        const { label, message } = passwordProblem(error);
        await screen.invalid(label, message);
      }
    },
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.unreached': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    changing: working,
    reloading: working,
    changed: gone,
    left: gone,
  },
  outcomes: {
    loadRule: { offline: (gateway) => gateway.cut() },
    validate: {
      'no new password typed': { cannot: 'The tester of this event types; the journeys of the browser leave the fields empty.' },
      'too short, and another one': { cannot: 'The tester of this event types a good one; the journeys of the browser do not.' },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    changePassword: {
      'the old one wrong': { cannot: 'The tester knows the old one; the journeys of the browser do not.' },
      'a common one': { cannot: 'The tester types a good one; the journeys of the browser do not.' },
      'locked after many tries': { cannot: 'It takes ten tries; the tests of the gateway make them.' },
      offline: (gateway) => gateway.cut(),
      'no answer in time': (gateway) => gateway.ops('fault', 'changePassword', '17s', '--times', '1'),
    },
    loadMemberInfo: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof passwordChangeMachine>;
