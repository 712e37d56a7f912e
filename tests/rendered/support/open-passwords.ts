import { countryPickerMachine } from '../../../machines/country-picker/country-picker.machine';
import { entryMachine } from '../../../machines/entry/entry.machine';
import { passwordChangeMachine } from '../../../machines/password-change/password-change.machine';
import { phoneRecoveryMachine } from '../../../machines/phone-recovery/phone-recovery.machine';
import { smsCountdownMachine } from '../../../machines/sms-countdown/sms-countdown.machine';
import { poses } from './neighbours';
import { inert } from './stand-ins';

const untouched = { value: { editing: 'untouched' } };
const blank = { rule: null, errors: [], failure: null };
const bangladesh = { countryCode: 'BD', countryDialingCode: '880' };

/** A password that is due. */
export const forced = inert(passwordChangeMachine, {
  value: 'opening',
  context: { rule: null, username: 'expired', forced: true, oldHeld: true, changed: false, account: null },
});
/** The recovery by phone, and its children. */
export const byPhone = inert(phoneRecoveryMachine, {
  ...untouched,
  context: { ...blank, mobile: { number: '', dialingCode: '' }, account: null, back: false },
});
export const phoneNeighbours = {
  countryPicker: inert(countryPickerMachine, {
    value: 'closed',
    context: { countries: [bangladesh], chosen: bangladesh, active: 'BD', typed: '' },
  }),
  smsCountdown: inert(smsCountdownMachine, {
    value: 'ready',
    context: { purpose: 'password', to: { number: '', dialingCode: '' }, wait: null, secondsLeft: 0, problem: null, failure: null },
  }),
  entry: inert(entryMachine, poses.entering),
};
