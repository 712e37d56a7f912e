import { type ActorRefFrom, fromPromise } from 'xstate';
import { registrationMachine } from '../../../../../machines/identity/registration/registration.machine';
import { isOn, MODULES } from '../../../../contract';
import { registrationEndpoints } from '../../../../contract/identity/registration-endpoints';
import { whitelabelEndpoints } from '../../../../contract/platform/whitelabel-endpoints';
import type { FlowDependencies } from '../../../parts/dependencies';
import { askAffiliate } from './enrolment.flow';
import { registrationFormFlow } from './registration-form.flow';

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;

/** Sender of the codes to numbers; none if the site sends none. */
const SENDERS = [MODULES.smsVerification, MODULES.externalPhone, MODULES.firebaseSms];

export const registrationFlow = (deps: FlowDependencies) =>
  registrationMachine.provide({
    actors: {
      /**
       * Reads the modules again: the page may have been opened at the form itself, before the status is known. Without
       * direct registration the invitation code is required (own.registration.invited-only).
       */
      loadRules: fromPromise(async ({ signal }) => {
        const [rules, { whiteLabel }] = await Promise.all([
          deps.clientFor(registrationEndpoints).registerRules(undefined, { signal }),
          deps.clientFor(whitelabelEndpoints).whitelabel(undefined, { signal }),
        ]);
        const direct = isOn(whiteLabel, MODULES.directRegistration);
        const mobile = isOn(whiteLabel, MODULES.mobileRegistration);
        const captcha = isOn(whiteLabel, MODULES.registrationCaptcha);
        const affiliateCode = {
          ...rules.fields.affiliateCode,
          required: rules.fields.affiliateCode.required || !direct,
        };
        const code = SENDERS.some((sender) => isOn(whiteLabel, sender));
        return {
          rules: { ...rules, fields: { ...rules.fields, affiliateCode } },
          direct,
          mobile,
          captcha,
          code,
          kept: deps.storage.invitation() ?? '',
        };
      }),
      checkLink: fromPromise(async ({ input, signal }) => {
        const { valid, inviter = '' } = await askAffiliate(deps, input.code, signal);
        return valid ? { kind: 'known', inviter } : { kind: 'unknown' };
      }),
      form: registrationFormFlow(deps),
    },
  });
