import type { ContextFrom } from 'xstate';
import type { passwordResetMachine } from '../../machines/password-reset/password-reset.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { COMMON_PASSWORD, NEW_PASSWORD, passwordProblem } from './passwords';

const working = (screen: Screen) => screen.busy('reset.submit');
const gone = (screen: Screen) => screen.hides('form', 'reset.title');

/** What is wrong is said at once over the fields and under each. */
async function says(screen: Screen, { errors }: ContextFrom<typeof passwordResetMachine>): Promise<void> {
  await screen.sees('alert', 'common.errorSummary');
  for (const error of errors) {
    const { label, message } = passwordProblem(error);
    await screen.invalid(label, message);
  }
}

/** How a tester sets a password on the page that a mailed link leads to. */
export const passwordResetDriver = {
  events: {
    'form.submitted': async (screen) => {
      await screen.fill('password.new', NEW_PASSWORD);
      await screen.fill('password.confirmation', NEW_PASSWORD);
      await screen.press('reset.submit');
    },
    'field.edited': (screen) => screen.fill('password.new', NEW_PASSWORD),
    'link.wanted': (screen) => screen.press('reset.another'),
  },
  states: {
    opening: working,
    readingRule: working,
    editing: (screen) => screen.sees('form', 'reset.title'),
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': says,
    'editing.invalid.shown': says,
    'editing.invalid.checking': says,
    'editing.mended': (screen) => screen.hides('alert'),
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.unreached': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    resetting: working,
    expired: (screen) => screen.sees('alert', 'reset.expired'),
    over: gone,
  },
  outcomes: {
    findToken: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    loadRule: { offline: (gateway) => gateway.cut() },
    validate: {
      'nothing typed': { before: (gateway) => gateway.types({ 'password.new': '', 'password.confirmation': '' }) },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    check: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    resetPassword: {
      'a common password': {
        before: (gateway) => gateway.types({ 'password.new': COMMON_PASSWORD, 'password.confirmation': COMMON_PASSWORD }),
      },
      'too many tries': (gateway) => gateway.ops('fault', 'resetByLink', '429', '--times', '1'),
      offline: (gateway) => gateway.cut(),
      'no answer in time': (gateway) => gateway.ops('fault', 'resetByLink', '17s', '--times', '1'),
    },
  },
} satisfies Driver<typeof passwordResetMachine>;
