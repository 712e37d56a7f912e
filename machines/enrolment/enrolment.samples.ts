import type { Samples } from '../../src/atlas';
import type { enrolmentMachine } from './enrolment.machine';

const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const brokeDown = { error: { kind: 'malformed', code: 'client.unexpected' } };
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const typed = {
  username: 'rupa_77',
  affiliateCode: 'MAIDAN1',
  mobileNum: '01812345678',
  countryDialingCode: '880',
  age: '18',
  terms: '2026-01 2026-01',
};
const nothing = { codeCheck: false, slide: false, phoneProof: false };

/** Which checks come before a registration, and how each can end. */
export const enrolmentSamples = {
  inputs: {
    'nothing comes first': { way: 'username', typed, wanted: nothing },
    'an invitation code was typed': { way: 'username', typed, wanted: { ...nothing, codeCheck: true } },
    'a puzzle comes first': { way: 'mobile', typed, wanted: { ...nothing, slide: true } },
    'a provider checks the number': { way: 'mobile', typed, wanted: { ...nothing, phoneProof: true } },
  },
  events: {
    'notice.acknowledged': { 'the message is read': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    checkCode: {
      'an agent’s': { output: { valid: true } },
      'nobody’s': { output: { valid: false } },
      offline,
    },
    verification: {
      passed: { output: { passed: true } },
      left: { output: { passed: false } },
      'broke down': brokeDown,
    },
    provePhone: {
      verified: { output: undefined },
      'not verified': { error: { kind: 'rejected', code: 'sms.codeInvalid', message: 'The code is missing or not right.', status: 422 } },
    },
    register: {
      accepted: { output: entry },
      'puzzle demanded': {
        error: { kind: 'rejected', code: 'slide.required', message: 'Please complete the verification first.', status: 422 },
      },
      'puzzle too old': {
        error: { kind: 'rejected', code: 'slide.expired', message: 'The puzzle has expired. Please try a new one.', status: 422 },
      },
      'name taken': {
        error: {
          kind: 'rejected',
          code: 'registration.usernameTaken',
          message: 'This user name is taken. Please choose another.',
          status: 409,
          value: { fields: [{ field: 'username', code: 'registration.usernameTaken', min: 0, max: 0 }] },
        },
      },
      'closed for newcomers': {
        error: { kind: 'rejected', code: 'registration.closed', message: 'Registration is closed at the moment.', status: 403 },
      },
      'captcha wrong': {
        error: {
          kind: 'rejected',
          code: 'captcha.wrong',
          message: 'The letters do not match the picture. Please try the new one.',
          status: 422,
          value: { captcha: true },
        },
      },
      offline,
      'no answer in time': { error: { kind: 'timeout', code: 'client.timeout' } },
    },
  },
} satisfies Samples<typeof enrolmentMachine>;
