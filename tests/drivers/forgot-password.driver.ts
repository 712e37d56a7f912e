import type { ContextFrom } from 'xstate';
import type { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { recoverByPhone } from './recover-by-phone';

const working = (screen: Screen) => screen.busy('forgot.email.submit');

/** What is wrong is said at once over the fields and under each. */
async function says(screen: Screen, { errors }: ContextFrom<typeof forgotPasswordMachine>): Promise<void> {
  await screen.sees('alert', 'common.errorSummary');
  for (const { field, code } of errors) await screen.invalid(`forgot.${field}`, code);
}

/** How a tester recovers a password by e-mail. */
export const forgotPasswordDriver = {
  events: {
    'form.submitted': async (screen, { named }) => {
      await screen.fill('forgot.username', named.username);
      await screen.fill('forgot.email', named.email);
      await screen.press('forgot.email.submit');
    },
    'field.edited': (screen, { field }) => screen.fill(`forgot.${field}`, field === 'email' ? 'player@example.test' : 'player'),
    // Where it is not offered there is nothing to be pressed.
    'phone.chosen': (screen, _, { phoneOffered }) => (phoneOffered ? screen.press('forgot.byPhone') : 'itself'),
    'email.chosen': (screen) => screen.press('forgot.byEmail'),
    'notice.acknowledged': (screen) => screen.press('forgot.mailed.read'),
    'leave.requested': (screen) => screen.back(),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'forgot.title');
      await working(screen);
    },
    editing: (screen) => screen.sees('form', 'forgot.byEmail'),
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': says,
    'editing.invalid.shown': says,
    'editing.invalid.checking': says,
    'editing.mended': (screen) => screen.hides('alert'),
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.unreached': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    asking: working,
    mailed: async (screen) => {
      await screen.hides('dialog', 'forgot.title');
      await screen.sees('alertdialog', 'forgot.mailed.title');
    },
    byPhone: (screen) => screen.sees('form', 'forgot.byPhone'),
    over: (screen) => screen.hides('dialog', 'forgot.title'),
  },
  outcomes: {
    readMethods: {
      both: (gateway) => gateway.ops('flag', 'CHNGPASSVERIF3', 'on'),
      'by e-mail only': (gateway) => gateway.ops('flag', 'CHNGPASSVERIF3', 'off'),
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    validate: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    check: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    askForLink: {
      'not known': { before: (gateway) => gateway.ops('flag', 'TELLUNKNOWN', 'on') },
      offline: (gateway) => gateway.cut(),
      'no answer in time': (gateway) => gateway.ops('fault', 'forgotByEmail', '17s', '--times', '1'),
    },
    phoneRecovery: {
      'logged in': recoverByPhone,
      left: (_, screen) => screen.press('common.close'),
      'rather by e-mail': (_, screen) => screen.press('forgot.byEmail'),
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
  },
} satisfies Driver<typeof forgotPasswordMachine>;
