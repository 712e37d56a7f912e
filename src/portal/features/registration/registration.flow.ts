import { fromPromise } from 'xstate';
import { registrationMachine } from '../../../../machines/registration/registration.machine';
import { isOn, MODULES } from '../../../contract';
import { captchaFlow } from '../../parts/captcha/captcha.flow';
import { entryFlow } from '../../parts/entry/entry.flow';
import type { Needs } from '../../parts/needs';
import { countryPickerFlow } from '../../parts/phone/country-picker.flow';
import { smsCountdownFlow } from '../../parts/phone/sms-countdown.flow';
import { affiliateCheck, affiliateOf, enrolmentFlow } from './enrolment.flow';
import { checkEdited, checkRegistration } from './registration-check';

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
      validate: fromPromise(({ input, signal }) =>
        checkRegistration(needs, input, async (code) => (await needs.client.affiliate(affiliateOf(needs, code), { signal })).valid),
      ),
      check: fromPromise(async ({ input }) => checkEdited(needs, input)),
      enrolment: enrolmentFlow(needs),
      entry: entryFlow(needs),
    },
  });
