import type { Samples } from '../../src/atlas';
import type { extraVerificationMachine } from './extra-verification.machine';

const sms = { kind: 'sms' as const, hint: '+880•••••678' };
const email = { kind: 'email' as const, hint: 'p•••••@example.test' };
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const brokeDown = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** What an account can prove, and how an answer can end. */
export const extraVerificationSamples = {
  inputs: {
    'SMS or e-mail': { proofs: [sms, email] },
    'all four': { proofs: [sms, email, { kind: 'totp', hint: '' }, { kind: 'bankName', hint: 'K••••' }] },
    'SMS alone': { proofs: [sms] },
    'the bank name alone': { proofs: [{ kind: 'bankName', hint: 'K••••' }] },
  },
  events: {
    'proof.chosen': {
      SMS: { kind: 'sms' },
      'e-mail': { kind: 'email' },
    },
    'choice.requested': { 'by the player': {} },
    'form.submitted': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    smsCode: { 'broke down': brokeDown },
    mailCode: { 'broke down': brokeDown },
    validate: { typed: { output: { missing: false } }, 'nothing typed': { output: { missing: true } }, 'broke down': brokeDown },
    checkAnswer: {
      right: { output: { username: 'player', entry } },
      wrong: { error: { kind: 'rejected', code: 'proof.wrong', message: 'That is not right. Please try again.', status: 422 } },
      'wrong code': {
        error: { kind: 'rejected', code: 'sms.codeInvalid', message: 'The code is missing or not right.', status: 422 },
      },
      'too late': {
        error: { kind: 'rejected', code: 'proof.expired', message: 'This log-in waited too long.', status: 422 },
      },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof extraVerificationMachine>;
