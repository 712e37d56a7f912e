import type { ContextFrom } from 'xstate';
import type { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { COMMON_PASSWORD, NEW_PASSWORD, passwordOf, passwordProblem } from './passwords';

const working = (screen: Screen) => screen.busy('password.change.submit');
const gone = (screen: Screen) => screen.hides('dialog', 'password.change.title');

/** What is wrong is said at once over the fields and under each. */
async function says(screen: Screen, { errors, rule }: ContextFrom<typeof passwordChangeMachine>): Promise<void> {
  const lengths = { min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0 };
  await screen.sees('alert', 'common.errorSummary');
  for (const error of errors) {
    const { label, message } = passwordProblem(error);
    await screen.invalid(label, message, lengths);
  }
}

/** How a tester chooses another password: forced, or from the security centre. */
export const passwordChangeDriver = {
  events: {
    'form.submitted': async (screen, _, { username, oldHeld }) => {
      if (!oldHeld) await screen.fill('password.old', passwordOf(username));
      await screen.fill('password.new', NEW_PASSWORD);
      await screen.fill('password.confirmation', NEW_PASSWORD);
      await screen.press('password.change.submit');
    },
    'field.edited': (screen) => screen.fill('password.new', NEW_PASSWORD),
    'leave.requested': (screen, _, { forced }) => screen.press(forced ? 'password.change.later' : 'common.close'),
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
    'editing.invalid': says,
    'editing.invalid.shown': says,
    'editing.invalid.checking': says,
    'editing.mended': (screen) => screen.hides('alert'),
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
      'no new password typed': { before: (gateway) => gateway.types({ 'password.new': '', 'password.confirmation': '' }) },
      'too short, and another one': {
        before: (gateway) => gateway.types({ 'password.new': 'short', 'password.confirmation': 'another' }),
      },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    check: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    changePassword: {
      'the old one wrong': { before: (gateway) => gateway.types({ 'password.old': 'not the old one' }) },
      'a common one': {
        before: (gateway) => gateway.types({ 'password.new': COMMON_PASSWORD, 'password.confirmation': COMMON_PASSWORD }),
      },
      // The tries are somebody else's: the tour of the browser makes them.
      offline: (gateway) => gateway.cut(),
      'no answer in time': (gateway) => gateway.ops('fault', 'changePassword', '17s', '--times', '1'),
    },
    loadMemberInfo: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof passwordChangeMachine>;
