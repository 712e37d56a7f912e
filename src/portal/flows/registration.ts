import { fromPromise } from 'xstate';
import { registrationMachine } from '../../../machines/registration/registration.machine';
import { isOn, MODULES } from '../../contract';
import { captchaFlow } from './captcha';
import { countryPickerFlow } from './country-picker';
import { affiliateCheck, enrolmentFlow } from './enrolment';
import { entryFlow } from './entry';
import type { Needs } from './needs';
import { checkRegistration } from './registration-check';
import { smsCountdownFlow } from './sms-countdown';

/** Who sends the code of a number; where none does there is none. */
const SENDERS = [MODULES.smsVerification, MODULES.externalPhone, MODULES.firebaseSms];

export const registrationFlow = (needs: Needs) =>
  registrationMachine.provide({
    actors: {
      /** The modules are read anew: the page may have been opened at the form itself, before the status is known. */
      loadRules: fromPromise(async ({ signal }) => {
        const [rules, { whiteLabel }] = await Promise.all([
          needs.client.registerRules(undefined, { signal }),
          needs.client.whitelabel(undefined, { signal }),
        ]);
        const mobile = isOn(whiteLabel, MODULES.mobileRegistration);
        const captcha = isOn(whiteLabel, MODULES.registrationCaptcha);
        return { rules, mobile, captcha, code: SENDERS.some((sender) => isOn(whiteLabel, sender)) };
      }),
      checkLink: affiliateCheck(needs),
      captcha: captchaFlow(needs),
      countryPicker: countryPickerFlow(needs),
      smsCountdown: smsCountdownFlow(needs),
      validate: fromPromise(async ({ input }) => checkRegistration(needs, input)),
      enrolment: enrolmentFlow(needs),
      entry: entryFlow(needs),
    },
  });
