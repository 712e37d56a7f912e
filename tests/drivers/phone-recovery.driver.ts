import type { phoneRecoveryMachine } from '../../machines/phone-recovery/phone-recovery.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { leftAgain } from './left-again';
import { COMMON_PASSWORD, NEW_PASSWORD, passwordProblem } from './passwords';

const working = (screen: Screen) => screen.busy('forgot.phone.submit');
const labels = { mobile: 'phone.number', code: 'phone.code', new: 'password.new' };
const messages: Record<string, string> = {
  'sms.missingNumber': 'forgot.mobile.missing',
  'sms.missingCode': 'forgot.code.missing',
  'sms.codeInvalid': 'forgot.code.wrong',
};

/** How a tester recovers a password by mobile number. */
export const phoneRecoveryDriver = {
  events: {
    'form.submitted': async (screen, { mobile }) => {
      // Beside a number the code that was sent is typed, by whoever can read it.
      if (mobile.number === '') await screen.fill('phone.code', '');
      await screen.fill('phone.number', mobile.number);
      await screen.fill('password.new', mobile.number && NEW_PASSWORD);
      await screen.press('forgot.phone.submit');
    },
    'email.chosen': (screen) => screen.press('forgot.byEmail'),
    'retry.requested': (screen) => screen.press('forgot.outside.retry'),
    'leave.requested': (screen) => screen.press('common.close'),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'forgot.title');
      await working(screen);
    },
    editing: (screen) => screen.sees('form', 'forgot.byPhone'),
    'editing.untouched': (screen) => screen.hides('alert', 'common.errorSummary'),
    'editing.invalid': async (screen, { errors }) => {
      await screen.sees('alert', 'common.errorSummary');
      for (const { field, code } of errors) {
        const message = field === 'new' ? passwordProblem({ field, code }).message : (messages[code] ?? code);
        await screen.invalid(labels[field], message);
      }
    },
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.unreached': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    setting: working,
    loggingIn: working,
    outside: async (screen, { failure }) => {
      await screen.sees('alert', 'forgot.outside');
      await screen.sees('alert', failureWords(failure));
    },
    entering: working,
    over: (screen) => screen.hides('form', 'forgot.byPhone'),
  },
  outcomes: {
    countryPicker: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    smsCountdown: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    entry: {
      left: leftAgain,
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    loadRule: { offline: (gateway) => gateway.cut() },
    validate: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    setPassword: {
      'the code wrong': (gateway) => gateway.ops('sms', 'fail', 'sms.codeInvalid'),
      'a common password': { before: (gateway) => gateway.types({ 'password.new': COMMON_PASSWORD }) },
      'switched off': (gateway) => gateway.ops('flag', 'CHNGPASSVERIF3', 'off'),
      offline: (gateway) => gateway.cut(),
      'no answer in time': (gateway) => gateway.ops('fault', 'setPasswordByPhone', '17s', '--times', '1'),
    },
    logIn: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof phoneRecoveryMachine>;
