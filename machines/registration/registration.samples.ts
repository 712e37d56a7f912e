import type { Samples } from '../../src/atlas';
import type { RegistrationRules } from '../../src/contract';
import type { registrationMachine } from './registration.machine';

const rule = (patternId: string, acceptedPattern: string, minLength: number, maxLength: number) => ({
  enabled: true,
  required: false,
  patternId,
  acceptedPattern,
  minLength,
  maxLength,
});
const hidden = { ...rule('any_text', '*', 1, 64), enabled: false };
const rules: RegistrationRules = {
  fields: {
    username: { ...rule('letter_first', '^[A-Za-z][A-Za-z0-9_]*$', 4, 32), required: true },
    password: { ...rule('any_text', '*', 8, 64), required: true },
    payeeName: rule('any_text', '*', 1, 64),
    paymentPassword: hidden,
    qqNum: hidden,
    line: hidden,
    whatsapp: hidden,
    facebook: hidden,
    wechat: hidden,
    idNumber: hidden,
    email: rule('mailbox', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 6, 254),
    mobileNum: rule('digits', '^[+0-9০-৯][0-9০-৯ -]*$', 6, 20),
    recommenderId: hidden,
    affiliateCode: rule('alphanumeric', '^[A-Za-z0-9]+$', 4, 16),
    captcha: rule('alphanumeric', '^[A-Za-z0-9]+$', 4, 4),
  },
  termsVersion: '2026-01',
  privacyVersion: '2026-01',
  minimumAge: 18,
};
const offer = { rules, mobile: true, captcha: false, code: true };
const account = {
  id: '01930000-0000-7000-8000-000000000002',
  account: 'rupa_77',
  nickname: 'rupa_77',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const nothing = { codeCheck: false, slide: false, phoneProof: false };
const brokeDown = { error: { kind: 'malformed', code: 'client.unexpected' } };
const offline = { kind: 'offline', code: 'client.offline' } as const;
const stopped = { entry, failure: null, issues: [] };
const bare = (field: string, code: string) => ({ field, code, min: 0, max: 0 });
const others = [bare('password', 'empty'), bare('confirmPassword', 'confirmationInput'), bare('age', 'age'), bare('terms', 'terms')];
const refused = { kind: 'rejected', code: 'registration.closed', message: 'Registration is closed at the moment.', status: 403 } as const;

/** Who registers and how, and how everything that a registration asks for can end. Passwords and codes are no part of a chart. */
export const registrationSamples = {
  inputs: {
    'opened by itself': { code: '' },
    'by a link with an invitation code': { code: 'MAIDAN1' },
  },
  events: {
    'form.submitted': {
      'by user name': { typed: { username: 'rupa_77', age: '18', terms: '2026-01 2026-01' } },
      'nothing typed': { typed: {} },
    },
    'field.edited': { 'the user name': { field: 'username' } },
    'form.reset': { 'by the player': {} },
    'way.chosen': { 'by mobile number': { way: 'mobile' }, 'by user name': { way: 'username' } },
    'retry.requested': { 'by the player': {} },
    'login.wanted': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    loadRules: {
      'all ways open': { output: offer },
      'only user names': { output: { ...offer, mobile: false } },
      'with a captcha': { output: { ...offer, captcha: true } },
      offline: { error: offline },
    },
    checkLink: {
      'an agent’s': { output: { valid: true } },
      'nobody’s': { output: { valid: false } },
      offline: { error: offline },
    },
    captcha: { 'broke down': brokeDown },
    countryPicker: { 'broke down': brokeDown },
    smsCountdown: { 'broke down': brokeDown },
    validate: {
      'all in order': { output: { kind: 'right', wanted: nothing } },
      'nothing is there': {
        output: { kind: 'wrong', issues: [bare('username', 'empty'), ...others], right: [] },
      },
      'broke down': brokeDown,
    },
    check: {
      'a name is there': { output: { issues: others, right: [] } },
      'all is mended': { output: { issues: [], right: [] } },
      'broke down': brokeDown,
    },
    enrolment: {
      registered: { output: { ...stopped, end: 'registered' } },
      'the code is nobody’s': { output: { ...stopped, end: 'codeUnknown', issues: [bare('affiliateCode', 'invitationCode')] } },
      'the puzzle was left': { output: { ...stopped, end: 'unverified' } },
      'the number was not verified': {
        output: {
          ...stopped,
          end: 'unproven',
          failure: { kind: 'rejected', code: 'sms.codeInvalid', message: 'The code is missing or not right.', status: 422 },
        },
      },
      'name taken': {
        output: {
          ...stopped,
          end: 'invalid',
          failure: {
            ...refused,
            code: 'registration.usernameTaken',
            message: 'This user name is taken. Please choose another.',
            status: 409,
          },
          issues: [bare('username', 'registration.usernameTaken')],
        },
      },
      'out of reach': { output: { ...stopped, end: 'unreached', failure: offline } },
      'captcha from now on': {
        output: {
          ...stopped,
          end: 'refused',
          failure: {
            kind: 'rejected',
            code: 'captcha.required',
            message: 'Please type the letters in the picture.',
            status: 422,
            value: { captcha: true },
          },
        },
      },
      'refused with a message': { output: { ...stopped, end: 'refused', failure: refused } },
      closed: { output: { ...stopped, end: 'closed' } },
      'broke down': brokeDown,
    },
    entry: {
      'came in': { output: { account, changed: false } },
      'left again': { output: { account: null, changed: false } },
      'broke down': brokeDown,
    },
  },
} satisfies Samples<typeof registrationMachine>;
