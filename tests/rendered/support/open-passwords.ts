import { countryPickerMachine } from '../../../machines/country-picker/country-picker.machine';
import { entryMachine } from '../../../machines/entry/entry.machine';
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password.machine';
import { passwordChangeMachine } from '../../../machines/password-change/password-change.machine';
import { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine';
import type { PasswordRequest } from '../../../machines/passwords/passwords.machine';
import { phoneRecoveryMachine } from '../../../machines/phone-recovery/phone-recovery.machine';
import { smsCountdownMachine } from '../../../machines/sms-countdown/sms-countdown.machine';
import { settle } from '../../../src/atlas';
import { loadView } from '../../../src/portal/app/registry';
import { poses } from './neighbours';
import type { RenderedPage } from './page';
import { childOf, inert } from './stand-ins';

const untouched = { value: { editing: 'untouched' } };
const blank = { rule: null, errors: [], failure: null };
const bangladesh = { countryCode: 'BD', countryDialingCode: '880' };

/** How the charts about passwords stand beside the one that is looked at. */
export const passwordPoses = {
  change: { ...untouched, context: { ...blank, username: 'player', forced: false, oldHeld: false, changed: false, account: null } },
  forced: { ...untouched, context: { ...blank, username: 'expired', forced: true, oldHeld: true, changed: false, account: null } },
  forgot: {
    ...untouched,
    context: { phoneOffered: true, named: { username: '', email: '' }, errors: [], failure: null, account: null },
  },
  byPhone: { ...untouched, context: { ...blank, mobile: { number: '', dialingCode: '' }, account: null, back: false } },
  reset: { ...untouched, context: { ...blank, next: null } },
  countryPicker: { value: 'closed', context: { countries: [bangladesh], chosen: bangladesh, active: 'BD', typed: '' } },
  smsCountdown: {
    value: 'ready',
    context: { purpose: 'password', to: { number: '', dialingCode: '' }, wait: null, secondsLeft: 0, problem: null, failure: null },
  },
};

/** The children of the dialogs about passwords. */
export const passwordNeighbours = () => ({
  passwordChange: inert(passwordChangeMachine, passwordPoses.change),
  forgotPassword: inert(forgotPasswordMachine, passwordPoses.forgot),
  passwordReset: inert(passwordResetMachine, passwordPoses.reset),
});

/** The children of the recovery by phone, and the recovery itself. */
export const phoneNeighbours = () => ({
  countryPicker: inert(countryPickerMachine, passwordPoses.countryPicker),
  smsCountdown: inert(smsCountdownMachine, passwordPoses.smsCountdown),
  entry: inert(entryMachine, poses.entering),
});
export const byPhone = () => inert(phoneRecoveryMachine, passwordPoses.byPhone);

/** Opens a dialog about passwords, or the page of a mailed link; gives the chart of them all. */
export async function openPasswords({ portal, act, screen }: RenderedPage, request: PasswordRequest) {
  await loadView(request.name);
  if (request.name === 'resetPassword') await screen.visit('/resetPassword');
  else await act(() => portal.send({ type: 'dialog.requested', request }));
  const dialogs = childOf(portal, 'dialogs');
  await act(() => settle(childOf(dialogs, 'loadDialog'), { output: undefined }));
  return childOf(dialogs, 'passwords');
}
