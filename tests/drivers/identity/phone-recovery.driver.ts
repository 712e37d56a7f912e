import type { phoneRecoveryMachine } from '../../../machines/identity/phone-recovery/phone-recovery.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { leftAgain } from '../left-again';
import { recoverByPhone } from './recover-by-phone';

const working = (screen: Screen) => screen.busy('forgot.phone.submit');

/** Steps of a tester who recovers a password by phone. */
export const phoneRecoveryDriver = {
  events: {
    'email.selected': (screen) => screen.press('forgot.byEmail'),
    'retry.requested': (screen) => screen.press('forgot.outside.retry'),
    // A verification covers the dialog and has a close button of its own, so the dialog closes by going back.
    'leave.requested': (screen, _, { proofs }) => (proofs.length > 0 ? screen.back() : screen.press('common.close')),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'forgot.title');
      await working(screen);
    },
    editing: (screen) => screen.sees('form', 'forgot.byPhone'),
    loggingIn: working,
    loginFailed: async (screen, { failure }) => {
      await screen.sees('alert', 'forgot.outside');
      await screen.sees('alert', failureWords(failure));
    },
    entering: working,
    steppingUp: (screen) => screen.sees('dialog', 'proof.title'),
    stepUpMissing: async (screen, { failure }) => {
      await screen.sees('alert', 'forgot.outside');
      await screen.sees('alert', failureWords(failure));
    },
    ended: (screen) => screen.hides('form', 'forgot.byPhone'),
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
    extraVerification: {
      proven: async (gateway, screen) => {
        await screen.press('proof.another');
        await screen.press('proof.recoveryCode');
        await screen.fill('proof.recoveryCode', await gateway.recoveryCode());
        await screen.press('proof.submit');
      },
      left: (_, screen) => screen.press('common.close'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    logIn: { offline: (gateway) => gateway.cut() },
  },
  endings: {
    loadRule: 'passwordRule',
    phoneForm: 'tester',
    logIn: 'logIn',
    extraVerification: 'tester',
    entry: 'memberInfo',
  },
} satisfies Driver<typeof phoneRecoveryMachine>;
