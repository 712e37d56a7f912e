import type { AnyActorLogic } from 'xstate';
import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import { registrationMachine } from '../../../machines/identity/registration/registration.machine';
import { registrationFormMachine } from '../../../machines/identity/registration-form/registration-form.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { mockStates } from './siblings';
import { held, inert, type MockState } from './test-doubles';

const bd = { countryCode: 'BD', countryDialingCode: '880' };
const picker: MockState = { value: 'closed', context: { countries: [bd], chosen: bd, active: 'BD', typed: '' } };
const countdown: MockState = {
  value: 'ready',
  context: { purpose: 'registration', wait: null, secondsLeft: 0, problem: null, failure: null },
};

/** A page with a registration around this form. */
export const registrationOf = (form: AnyActorLogic) => ({ hosted: { register: held(registrationMachine, { form }) } });

/** A page with a registration and its form, whose children are idle except the one under test. */
export const registrationWith = (enrolment: AnyActorLogic) =>
  registrationOf(
    held(registrationFormMachine, {
      captcha: inert(captchaMachine, mockStates.noCaptcha),
      countryPicker: inert(countryPickerMachine, picker),
      smsCountdown: inert(smsCountdownMachine, countdown),
      enrolment,
    }),
  );
