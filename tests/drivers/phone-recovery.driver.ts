import type { phoneRecoveryMachine } from '../../machines/phone-recovery/phone-recovery.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { leftAgain } from './left-again';
import { recoverByPhone } from './recover-by-phone';

const working = (screen: Screen) => screen.busy('forgot.phone.submit');

/** How a tester recovers a password by mobile number. */
export const phoneRecoveryDriver = {
  events: {
    'email.chosen': (screen) => screen.press('forgot.byEmail'),
    'retry.requested': (screen) => screen.press('forgot.outside.retry'),
    'leave.requested': (screen) => screen.press('common.close'),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'forgot.title');
      await working(screen);
    },
    asking: (screen) => screen.sees('form', 'forgot.byPhone'),
    loggingIn: working,
    outside: async (screen, { failure }) => {
      await screen.sees('alert', 'forgot.outside');
      await screen.sees('alert', failureWords(failure));
    },
    entering: working,
    over: (screen) => screen.hides('form', 'forgot.byPhone'),
  },
  outcomes: {
    countryPicker: { failed: { cannot: 'It takes a fault in our own script.' } },
    smsCountdown: { failed: { cannot: 'It takes a fault in our own script.' } },
    entry: {
      left: leftAgain,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    loadRule: { offline: (gateway) => gateway.cut() },
    phoneForm: { sent: recoverByPhone, failed: { cannot: 'It takes a fault in our own script.' } },
    logIn: { offline: (gateway) => gateway.cut() },
  },
  endings: { loadRule: 'passwordRule', phoneForm: 'tester', logIn: 'logIn', entry: 'memberInfo' },
} satisfies Driver<typeof phoneRecoveryMachine>;
