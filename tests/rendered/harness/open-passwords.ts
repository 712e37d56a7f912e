import { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { extraVerificationMachine } from '../../../machines/identity/extra-verification/extra-verification.machine';
import { passwordChangeMachine } from '../../../machines/identity/password-change/password-change.machine';
import { phoneRecoveryMachine } from '../../../machines/identity/phone-recovery/phone-recovery.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { form, mockStates } from './siblings';
import { inert } from './test-doubles';

const bangladesh = { countryCode: 'BD', countryDialingCode: '880' };

/** A password change that is due. */
export const forced = inert(passwordChangeMachine, {
  value: 'opening',
  context: { rule: null, username: 'expired', forced: true, oldHeld: true, changed: false, account: null },
});
/** Recovery by phone, and its children. */
export const byPhone = inert(phoneRecoveryMachine, {
  value: 'editing',
  context: { rule: null, failure: null, account: null, back: false },
});
export const phoneSiblings = {
  phoneForm: form,
  countryPicker: inert(countryPickerMachine, {
    value: 'closed',
    context: { countries: [bangladesh], chosen: bangladesh, active: 'BD', typed: '' },
  }),
  smsCountdown: inert(smsCountdownMachine, {
    value: 'ready',
    context: {
      purpose: 'password',
      to: { number: '', dialingCode: '' },
      wait: null,
      secondsLeft: 0,
      problem: null,
      failure: null,
    },
  }),
  extraVerification: inert(extraVerificationMachine, mockStates.proof),
  entry: inert(entryMachine, mockStates.entering),
};
