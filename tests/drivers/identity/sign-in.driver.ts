import type { signInMachine } from '../../../machines/identity/sign-in/sign-in.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from './passwords';
import { provesByMail } from './proves-by-mail';

const working = (screen: Screen) => screen.busy('login.submit');
/** Fields with errors: their label, and the message. */
const fields: Record<string, string> = { mobile: 'phone.number', code: 'phone.code' };
const words: Record<string, string> = {
  'sms.invalidNumber': 'phone.error.invalid',
  'sms.missingNumber': 'phone.error.missing',
};

/** Visible state of one login attempt, which starts with the submitted form. */
export const signInDriver = {
  events: { 'leave.requested': (screen) => screen.back() },
  states: {
    validating: working,
    verifying: (screen) => screen.sees('dialog', 'login.puzzle.title'),
    steppingUp: (screen) => screen.sees('dialog', 'proof.title'),
    confirming: working,
    authenticating: working,
    signedIn: (screen) => screen.hides('alert'),
    invalid: async (screen, { errors, sent }) => {
      const ofTab = errors.filter(({ field }) => field in fields === (sent.method === 'mobile'));
      if (ofTab.length > 0) await screen.sees('alert', 'common.errorSummary');
      for (const { field, code } of ofTab) {
        if (field === 'captcha') continue;
        await screen.invalid(fields[field] ?? `login.${field}`, words[code] ?? `login.error.${field}`);
      }
    },
    unverified: (screen) => screen.sees('alert', 'login.verificationFirst'),
    rejected: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    unreachable: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    cancelled: (screen) => screen.hides('dialog', 'login.title'),
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
      proven: provesByMail,
      // The browser test lets the time of a late one pass.
      left: (_, screen) => screen.press('common.close'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    validate: {
      'complete, a puzzle first': { before: (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'on') },
      'complete, by code': {
        before: (gateway) => gateway.types({ 'phone.code': () => gateway.code('login', '+8801712345678') }),
      },
      'complete, by firebase': {
        async before(gateway) {
          await gateway.ops('flag', 'FIREBASESMS', 'on');
          await gateway.types({ 'phone.code': () => gateway.code('proof', '+8801712345678') });
        },
      },
      'user name and password missing': {
        before: (gateway) => gateway.types({ 'login.username': '', 'login.password': '' }),
      },
      'captcha missing': { cannot: 'One is there after wrong passwords; the paths of the log-in have it.' },
      'number wrong and code missing': {
        before: (gateway) => gateway.types({ 'phone.number': '12', 'phone.code': '' }),
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    confirmCode: {
      'wrong code': (gateway) => gateway.ops('sms', 'fail', 'sms.codeInvalid'),
      offline: (gateway) => gateway.cut(),
    },
    logIn: {
      'wrong code': (gateway) => gateway.ops('sms', 'fail', 'sms.codeInvalid'),
      'code expired': (gateway) => gateway.ops('sms', 'fail', 'sms.codeExpired'),
      'not for this site': { cannot: 'Which accounts may enter is settled when the gateway starts.' },
      'wrong password': {
        before: (gateway) => gateway.types({ 'login.username': 'stranger', 'login.password': passwordOf('stranger') }),
      },
      'wrong password, captcha required': {
        cannot: 'It takes more tries than one; the paths of the log-in have them.',
      },
      'puzzle required': { fixture: 'visitor', turned: ['SLIDEVERIF=on'] },
      // This fixture does not know the solved puzzle.
      'puzzle expired': { fixture: 'visitor', turned: ['SLIDEVERIF=on'] },
      'another proof required': { fixture: 'unknownPlace' },
      offline: (gateway) => gateway.cut(),
      'no response in time': (gateway) => gateway.late(),
    },
  },
  endings: { verification: 'tester', extraVerification: 'tester', confirmCode: 'confirmFirebaseCode', logIn: 'logIn' },
} satisfies Driver<typeof signInMachine>;
