import type { loginAttemptMachine } from '../../../machines/identity/login-attempt/login-attempt.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { leftAgain } from '../left-again';
import { passwordOf } from './passwords';

const working = (screen: Screen) => screen.busy('login.submit');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'login.title');

/** Call or person that ends a sign-in, by its outcome; missing fields show immediately. */
const SIGN_IN: Record<string, string> = {
  'signed in': 'logIn',
  'wrong password': 'logIn',
  offline: 'logIn',
  'puzzle cancelled': 'tester',
  left: 'tester',
};

/** Visible state of a login attempt, which starts with the submitted form. */
export const loginAttemptDriver = {
  events: { 'leave.requested': (screen) => screen.back() },
  states: {
    signingIn: working,
    remembering: 'passes',
    storing: working,
    forgetting: working,
    entering: working,
    loggedIn: expectClosed,
    notLoggedIn: async (screen, { end, errors, failure, form }) => {
      await screen.sees('form', 'login.title');
      if (end === 'unverified') return screen.sees('alert', 'login.verificationFirst');
      if (end !== 'invalid') return screen.sees('alert', failureWords(failure));
      // Errors of the other tab are shown there.
      if (form.method === 'mobile') return;
      await screen.sees('alert', 'common.errorSummary');
      for (const { field } of errors) await screen.invalid(`login.${field}`, `login.error.${field}`);
    },
    left: expectClosed,
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    signIn: {
      'signed in': { fixture: 'visitor' },
      'a first login': { cannot: 'The samples type the names of others; the paths of the entry have one.' },
      'puzzle cancelled': (_, screen) => screen.press('common.close'),
      'wrong password': {
        before: (gateway) => gateway.types({ 'login.username': 'stranger', 'login.password': passwordOf('stranger') }),
      },
      offline: (gateway) => gateway.cut(),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    remember: { 'storage failed': { cannot: 'It takes a browser that refuses its own storage.' } },
    forget: { 'name still stored': { cannot: 'It takes a browser that refuses its own storage.' } },
    entry: {
      'left before loading': leftAgain,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { signIn: (sample) => SIGN_IN[sample?.class ?? ''], entry: 'memberInfo' },
} satisfies Driver<typeof loginAttemptMachine>;
