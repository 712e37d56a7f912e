import type { AnyActorLogic } from 'xstate';
import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { countryPickerMachine } from '../../../machines/identity/country-picker/country-picker.machine';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { registrationMachine } from '../../../machines/identity/registration/registration.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { poses } from './neighbours';
import { held, inert, type Pose } from './stand-ins';

const bd = { countryCode: 'BD', countryDialingCode: '880' };
const picker: Pose = { value: 'closed', context: { countries: [bd], chosen: bd, active: 'BD', typed: '' } };
const countdown: Pose = {
  value: 'ready',
  context: { purpose: 'registration', wait: null, secondsLeft: 0, problem: null, failure: null },
};

/** A page with the registration, whose children are idle except the one under test. */
export const registrationWith = (enrolment: AnyActorLogic) => ({
  hosted: {
    register: held(registrationMachine, {
      captcha: inert(captchaMachine, poses.noCaptcha),
      countryPicker: inert(countryPickerMachine, picker),
      smsCountdown: inert(smsCountdownMachine, countdown),
      entry: inert(entryMachine, poses.entering),
      enrolment,
    }),
  },
});
