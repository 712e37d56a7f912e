import type { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { recoverByPhone } from './recover-by-phone';

const working = (screen: Screen) => screen.busy('forgot.email.submit');

/** How a tester recovers a password by e-mail. */
export const forgotPasswordDriver = {
  events: {
    'form.submitted': async (screen, { named }) => {
      await screen.fill('forgot.username', named.username);
      await screen.fill('forgot.email', named.email);
      await screen.press('forgot.email.submit');
    },
    // Where it is not offered there is nothing to be pressed.
    'phone.chosen': (screen, _, { phoneOffered }) => (phoneOffered ? screen.press('forgot.byPhone') : 'itself'),
    'email.chosen': (screen) => screen.press('forgot.byEmail'),
    'notice.acknowledged': (screen) => screen.press('forgot.mailed.read'),
    'dialog.closed': (screen) => screen.back(),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'forgot.title');
      await working(screen);
    },
    editing: (screen) => screen.sees('form', 'forgot.byEmail'),
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': async (screen, { errors }) => {
      await screen.sees('alert', 'common.errorSummary');
      for (const { field, code } of errors) await screen.invalid(`forgot.${field}`, code);
    },
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
