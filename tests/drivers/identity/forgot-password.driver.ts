import type { forgotPasswordMachine } from '../../../machines/identity/forgot-password/forgot-password.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { recoverByPhone } from './recover-by-phone';

const working = (screen: Screen) => screen.busy('forgot.email.submit');

/** Steps of a tester who recovers a password by e-mail. */
export const forgotPasswordDriver = {
  events: {
    // Without the offer there is no button.
    'phone.selected': (screen, _, { phoneOffered }) => (phoneOffered ? screen.press('forgot.byPhone') : 'itself'),
    'email.selected': (screen) => screen.press('forgot.byEmail'),
    'notice.acknowledged': (screen) => screen.press('forgot.mailed.read'),
    'leave.requested': (screen) => screen.back(),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'forgot.title');
      await working(screen);
    },
    byEmail: async (screen, { failure }) => {
      await screen.sees('form', 'forgot.byEmail');
      await (failure ? screen.sees('alert', failureWords(failure)) : screen.hides('alert'));
    },
    mailed: async (screen) => {
      await screen.hides('dialog', 'forgot.title');
      await screen.sees('alertdialog', 'forgot.mailed.title');
    },
    byPhone: (screen) => screen.sees('form', 'forgot.byPhone'),
    ended: (screen) => screen.hides('dialog', 'forgot.title'),
  },
  outcomes: {
    readMethods: {
      both: { before: (gateway) => gateway.ops('flag', 'CHNGPASSVERIF3', 'on') },
      'by e-mail only': { before: (gateway) => gateway.ops('flag', 'CHNGPASSVERIF3', 'off') },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    emailForm: {
      mailed: async (_, screen) => {
        await screen.fill('forgot.username', 'player');
        await screen.fill('forgot.email', 'player@example.test');
        await screen.press('forgot.email.submit');
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    phoneRecovery: {
      'logged in': recoverByPhone,
      left: (_, screen) => screen.press('common.close'),
      'by e-mail instead': (_, screen) => screen.press('forgot.byEmail'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { emailForm: 'tester', phoneRecovery: 'tester' },
} satisfies Driver<typeof forgotPasswordMachine>;
