import type { Samples } from '../../src/atlas';
import type { phoneRecoveryMachine } from './phone-recovery.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const offline = { error: { kind: 'offline', code: 'client.offline' } };
const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };
const refused = (code: string, message: string) => ({ error: { kind: 'rejected', code, message, status: 422 } });

/** Which numbers can be typed, and how what is asked for can end. Codes and passwords are no part of a chart. */
export const phoneRecoverySamples = {
  events: {
    'form.submitted': {
      'the number of a player': { mobile: { number: '01712345678', dialingCode: '880' } },
      'nothing typed': { mobile: { number: '', dialingCode: '880' } },
    },
    'email.chosen': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    countryPicker: { 'broke down': broken },
    smsCountdown: { 'broke down': broken },
    entry: {
      'came in': { output: { account, changed: false } },
      left: { output: { account: null, changed: false } },
      'broke down': broken,
    },
    loadRule: { read: { output: { minLength: 8, maxLength: 128, patternId: 'any_text', acceptedPattern: '*' } }, offline },
    validate: {
      'all is well': { output: [] },
      'number, code and password missing': {
        output: [
          { field: 'mobile', code: 'sms.missingNumber' },
          { field: 'code', code: 'sms.missingCode' },
          { field: 'new', code: 'password.missing' },
        ],
      },
      'broke down': broken,
    },
    setPassword: {
      set: { output: undefined },
      'the code wrong': refused('sms.codeInvalid', 'The code is missing or not right.'),
      'a common password': refused('password.common', 'This password is among the most guessed ones.'),
      'switched off': { error: { kind: 'rejected', code: 'sms.notEnabled', message: 'This operation is not enabled.', status: 403 } },
      offline,
      'no answer in time': { error: { kind: 'timeout', code: 'client.timeout' } },
    },
    logIn: { accepted: { output: { username: 'player', entry } }, offline },
  },
} satisfies Samples<typeof phoneRecoveryMachine>;
