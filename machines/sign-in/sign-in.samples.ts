import type { Samples } from '../../src/atlas';
import type { FieldError, signInMachine } from './sign-in.machine';

const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const mobile = { number: '01712345678', dialingCode: '880' };
const none = { number: '', dialingCode: '880' };
const invalid = (...errors: FieldError[]) => ({ output: { kind: 'wrong' as const, errors } });
const broken = { kind: 'malformed', code: 'client.unexpected' };
const rejected = (code: string, message: string, status: number) => ({ error: { kind: 'rejected' as const, code, message, status } });
const wrong = rejected('auth.wrongCredentials', 'The user name or the password is not right.', 401);

/**
 * What can be sent, and how everything that an attempt asks for can end. Each user name and number is a demo account's, or nobody's;
 * secrets are no part of a chart, so a tester types the password that belongs to the name, and the code that was sent to the number.
 */
export const signInSamples = {
  inputs: {
    'by name': { sent: { way: 'username', username: 'player', mobile: none } },
    'by number': { sent: { way: 'mobile', username: '', mobile } },
  },
  events: { 'leave.requested': { 'by the player': {} } },
  outcomes: {
    validate: {
      'all is there': { output: { kind: 'right', type: 'username' } },
      'all is there, a puzzle first': { output: { kind: 'puzzleFirst', type: 'username' } },
      'all is there, by code': { output: { kind: 'right', type: 'sms' } },
      'all is there, by firebase': { output: { kind: 'right', type: 'firebase' } },
      'user name and password missing': invalid(
        { field: 'username', code: 'login.username.required' },
        { field: 'password', code: 'login.password.required' },
      ),
      'captcha missing': invalid({ field: 'captcha', code: 'login.captcha.required' }),
      'number wrong and code missing': invalid(
        { field: 'mobile', code: 'sms.invalidNumber' },
        { field: 'code', code: 'login.code.required' },
      ),
      'broke down': { error: broken },
    },
    verification: {
      passed: { output: { passed: true } },
      left: { output: { passed: false } },
      'broke down': { error: broken },
    },
    extraVerification: {
      proven: { output: { proven: { username: 'player', entry }, failure: null } },
      'too late': { output: { proven: null, failure: rejected('proof.expired', 'This log-in waited too long.', 422).error } },
      left: { output: { proven: null, failure: null } },
      'broke down': { error: broken },
    },
    confirmCode: {
      confirmed: { output: undefined },
      'wrong code': rejected('sms.codeInvalid', 'The code is missing or not right.', 422),
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    logIn: {
      accepted: { output: { username: 'player', entry } },
      'wrong password': wrong,
      'wrong password, captcha from now on': { error: { ...wrong.error, value: { captcha: true } } },
      'wrong code': rejected('sms.codeInvalid', 'The code is missing or not right.', 422),
      'code too old': rejected('sms.codeExpired', 'The code has expired. Please have another one sent.', 422),
      'not for this site': rejected('auth.notMember', 'A non-member account cannot log in.', 403),
      'one more proof demanded': {
        error: {
          ...rejected('login.proofRequired', 'You are logging in from a new place.', 403).error,
          value: { proofs: [{ kind: 'sms', hint: '+880•••••678' }] },
        },
      },
      'puzzle demanded': rejected('slide.required', 'Please complete the verification first.', 422),
      'puzzle too old': rejected('slide.expired', 'The puzzle has expired. Please try a new one.', 422),
      offline: { error: { kind: 'offline', code: 'client.offline' } },
      'no answer in time': { error: { kind: 'timeout', code: 'client.timeout' } },
    },
  },
} satisfies Samples<typeof signInMachine>;
