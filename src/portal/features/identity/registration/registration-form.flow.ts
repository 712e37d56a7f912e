import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { registrationFormMachine } from '../../../../../machines/identity/registration-form/registration-form.machine';
import { captchaFlow } from '../../../parts/captcha/captcha.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { countryPickerFlow } from '../../../parts/phone/country-picker.flow';
import { smsCountdownFlow } from '../../../parts/phone/sms-countdown.flow';
import { askAffiliate, enrolmentFlow } from './enrolment.flow';
import { checkEdited, checkRegistration } from './registration-check';

export type RegistrationFormRef = ActorRefFrom<typeof registrationFormMachine>;
export type RegistrationFormState = SnapshotFrom<typeof registrationFormMachine>;

export const registrationFormFlow = (deps: FlowDependencies) =>
  registrationFormMachine.provide({
    actors: {
      captcha: captchaFlow(deps),
      countryPicker: countryPickerFlow(deps),
      smsCountdown: smsCountdownFlow(deps),
      validate: fromPromise(({ input, signal }) =>
        checkRegistration(deps, input, async (code) => (await askAffiliate(deps, code, signal)).valid),
      ),
      check: fromPromise(async ({ input }) => checkEdited(deps, input)),
      enrolment: enrolmentFlow(deps),
    },
  });
