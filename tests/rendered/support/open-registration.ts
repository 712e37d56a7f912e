import type { AnyActorLogic } from 'xstate';
import { captchaMachine } from '../../../machines/captcha/captcha.machine';
import { countryPickerMachine } from '../../../machines/country-picker/country-picker.machine';
import { dialogsMachine } from '../../../machines/dialogs/dialogs.machine';
import { entryMachine } from '../../../machines/entry/entry.machine';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import { smsCountdownMachine } from '../../../machines/sms-countdown/sms-countdown.machine';
import { settle } from '../../../src/atlas';
import { neighbours, poses } from './neighbours';
import type { RenderedPage } from './page';
import { childOf, held, inert, type Pose } from './stand-ins';

const bd = { countryCode: 'BD', countryDialingCode: '880' };
const picker: Pose = { value: 'closed', context: { countries: [bd], chosen: bd, active: 'BD', typed: '' } };
const countdown: Pose = { value: 'ready', context: { purpose: 'registration', wait: null, secondsLeft: 0, problem: null, failure: null } };

/** The root's children, with a registration whose own children stand still, but for the one that is looked at. */
export const registrationChildren = (enrolment: AnyActorLogic) => {
  const inside = {
    captcha: inert(captchaMachine, poses.noCaptcha),
    countryPicker: inert(countryPickerMachine, picker),
    smsCountdown: inert(smsCountdownMachine, countdown),
    entry: inert(entryMachine, poses.entering),
    enrolment,
  };
  return { ...neighbours(), dialogs: held(dialogsMachine, { register: held(registrationMachine, inside) }) };
};

/** Opens the registration dialog, whose chunk comes at once; gives the registration's actor. */
export async function openRegistration({ portal, act }: RenderedPage, code = '') {
  await act(() => portal.send({ type: 'dialog.requested', request: { name: 'register', code } }));
  const dialogs = childOf(portal, 'dialogs');
  await act(() => settle(childOf(dialogs, 'loadDialog'), { output: undefined }));
  return childOf(dialogs, 'register');
}
