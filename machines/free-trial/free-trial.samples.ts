import type { Samples } from '../../src/atlas';
import type { freeTrialMachine } from './free-trial.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000003',
  account: 'trial0123456789',
  nickname: 'Trial',
  type: 4,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const brokeDown = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** How opening a trial, and all that follows it, can end. */
export const freeTrialSamples = {
  events: {
    'form.submitted': { 'with a captcha': {} },
    'retry.requested': { 'by the visitor': {} },
    'leave.requested': { 'by the visitor': {} },
  },
  outcomes: {
    captcha: { 'broke down': brokeDown },
    startTrial: {
      opened: { output: { username: 'trial0123456789', entry } },
      'captcha demanded': {
        error: { kind: 'rejected', code: 'captcha.required', message: 'Please type the letters in the picture.', status: 422 },
      },
      'captcha wrong': {
        error: { kind: 'rejected', code: 'captcha.wrong', message: 'The letters do not match the picture.', status: 422 },
      },
      'not open': { error: { kind: 'rejected', code: 'trial.closed', message: 'Free play is not open at the moment.', status: 403 } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    entry: {
      'came in': { output: { account, changed: false } },
      'left again': { output: { account: null, changed: false } },
      'broke down': brokeDown,
    },
    removeCpw: { removed: { output: undefined }, 'storage cannot be written': brokeDown },
  },
} satisfies Samples<typeof freeTrialMachine>;
