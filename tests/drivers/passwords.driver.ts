import type { passwordsMachine } from '../../machines/passwords/passwords.machine';
import type { Driver } from '../../src/atlas';
import { NEW_PASSWORD, passwordOf } from './passwords';
import { recoverByPhone } from './recover-by-phone';

/** How a tester goes from one dialog about passwords to another. */
export const passwordsDriver = {
  events: {
    // The page has no cross: it is left, and its dialog with it.
    'leave.requested': (screen, _, { request }) => (request.name === 'resetPassword' ? 'itself' : screen.press('common.close')),
  },
  states: {
    choosing: 'passes',
    changing: (screen) => screen.sees('dialog', 'password.change.title'),
    recovering: (screen) => screen.sees('dialog', 'forgot.title'),
    resetting: (screen) => screen.sees('heading', 'reset.title'),
    over: async (screen) => {
      await screen.hides('dialog', 'password.change.title');
      await screen.hides('dialog', 'forgot.title');
      await screen.hides('form', 'reset.title');
    },
  },
  outcomes: {
    passwordChange: {
      changed: async (_, screen) => {
        await screen.fill('password.old', passwordOf('player'));
        await screen.fill('password.new', NEW_PASSWORD);
        await screen.fill('password.confirmation', NEW_PASSWORD);
        await screen.press('password.change.submit');
      },
      left: (_, screen) => screen.press('common.close'),
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    forgotPassword: {
      'in by phone': async (gateway, screen) => {
        await screen.press('forgot.byPhone');
        await recoverByPhone(gateway, screen);
      },
      left: (_, screen) => screen.press('common.close'),
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    passwordReset: {
      reset: async (_, screen) => {
        await screen.fill('password.new', NEW_PASSWORD);
        await screen.fill('password.confirmation', NEW_PASSWORD);
        await screen.press('reset.submit');
      },
      'another link is wanted': (_, screen) => screen.press('reset.another'),
      left: (_, screen) => screen.back(),
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
  },
} satisfies Driver<typeof passwordsMachine>;
