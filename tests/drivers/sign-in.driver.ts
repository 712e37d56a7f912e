import type { signInMachine } from '../../machines/sign-in/sign-in.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const working = (screen: Screen) => screen.busy('login.submit');
/** Where a wrong field is told: its label, and the words for what is wrong with it. */
const fields: Record<string, string> = { mobile: 'phone.number', code: 'phone.code' };
const words: Record<string, string> = { 'sms.invalidNumber': 'phone.error.invalid', 'sms.missingNumber': 'phone.error.missing' };

/** What a tester sees of one attempt to log in; it begins with the form that was sent. */
export const signInDriver = {
  events: { 'leave.requested': (screen) => screen.back() },
  states: {
    validating: working,
    verifying: (screen) => screen.sees('dialog', 'login.puzzle.title'),
    proving: (screen) => screen.sees('dialog', 'proof.title'),
    confirming: working,
    authenticating: working,
    signedIn: (screen) => screen.hides('alert'),
    invalid: async (screen, { errors, sent }) => {
      const ofTab = errors.filter(({ field }) => field in fields === (sent.way === 'mobile'));
      if (ofTab.length > 0) await screen.sees('alert', 'common.errorSummary');
      for (const { field, code } of ofTab) {
        if (field === 'captcha') continue;
        await screen.invalid(fields[field] ?? `login.${field}`, words[code] ?? `login.error.${field}`);
      }
    },
    unverified: (screen) => screen.sees('alert', 'login.verificationFirst'),
    refused: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    unreached: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('dialog', 'login.title'),
  },
  outcomes: {
    verification: {
      passed: async (gateway, screen) => {
        await gateway.aim('gap');
        await screen.slide('login.puzzle.track', 120);
      },
      left: (_, screen) => screen.press('common.close'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    extraVerification: {
      proven: async (gateway, screen) => {
        await screen.press('proof.email');
        await screen.fill('proof.code', await gateway.code('proof', 'player@example.test'));
        await screen.press('proof.submit');
      },
      // It takes its time: the tour of the browser lets it pass.
      left: (_, screen) => screen.press('common.close'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    validate: { failed: { cannot: 'It takes a fault in our own script.' } },
    confirmCode: { 'wrong code': (gateway) => gateway.ops('sms', 'fail', 'sms.codeInvalid'), offline: (gateway) => gateway.cut() },
    logIn: {
      'wrong code': (gateway) => gateway.ops('sms', 'fail', 'sms.codeInvalid'),
      'code too old': (gateway) => gateway.ops('sms', 'fail', 'sms.codeExpired'),
      'not for this site': { cannot: 'Which accounts may enter is settled when the gateway starts.' },
      'puzzle demanded': (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'on'),
      'puzzle too old': (gateway) => gateway.ops('clock', '+3m'),
      'one more proof demanded': {
        before: async (gateway) => {
          await gateway.ops('flag', 'IPVERIF', 'on');
          await gateway.ops('ip', 'register', 'player', '198.51.100.1');
        },
      },
      offline: (gateway) => gateway.cut(),
      'no answer in time': (gateway) => gateway.ops('fault', 'logIn', '17s', '--times', '1'),
    },
  },
} satisfies Driver<typeof signInMachine>;
