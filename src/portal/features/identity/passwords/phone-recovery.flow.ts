import { type ActorRefFrom, fromPromise } from 'xstate';
import { phoneRecoveryMachine } from '../../../../../machines/identity/phone-recovery/phone-recovery.machine';
import { SETTINGS } from '../../../../contract';
import type { FormField } from '../../../../ui/browser/vault';
import { validatePhoneNumber } from '../../../browser/phone-numbers';
import type { FlowDependencies } from '../../../parts/dependencies';
import { entryFlow, keepSession } from '../../../parts/entry/entry.flow';
import { passwordForm, ruleOf, validateNewPassword } from '../../../parts/password-change/new-password';
import { countryPickerFlow } from '../../../parts/phone/country-picker.flow';
import { smsCountdownFlow } from '../../../parts/phone/sms-countdown.flow';
import { extraVerificationFlow } from '../../../parts/proof/extra-verification.flow';
import { withDemandHeld } from '../../../parts/proof/proof-demand';

export type PhoneRecoveryRef = ActorRefFrom<typeof phoneRecoveryMachine>;

/**
 * Resets the password with a code sent to the phone, by the rules of its fields (s5.forgot.phone-*), and logs in with
 * it (s4.forgot-phone.login).
 */
export const phoneRecoveryFlow = (deps: FlowDependencies) => {
  const { client, vault, codeRequests } = deps;
  const { loadRule, rule } = ruleOf(deps);
  const typed = (name: FormField) => vault.peek(name)?.trim() ?? '';
  const mobile = () => ({
    number: typed('form.mobileNum'),
    dialingCode: typed('form.countryDialingCode') || SETTINGS.homeCountry.countryDialingCode,
  });
  return phoneRecoveryMachine.provide({
    actors: {
      countryPicker: countryPickerFlow(deps),
      smsCountdown: smsCountdownFlow(deps),
      entry: entryFlow(deps),
      extraVerification: extraVerificationFlow(deps),
      loadRule,
      phoneForm: passwordForm(vault, {
        problems: async () => {
          const wrong = await validatePhoneNumber(mobile());
          return [
            ...(wrong ? [{ field: 'mobile', code: wrong }] : []),
            ...(typed('form.verificationCode') ? [] : [{ field: 'code', code: 'sms.missingCode' }]),
            ...validateNewPassword(vault, rule()),
          ];
        },
        send: async (_about, signal) => {
          const { number: mobileNum, dialingCode: countryDialingCode } = mobile();
          const newPassword = vault.peek('newPassword') ?? '';
          const verificationCode = typed('form.verificationCode');
          const requestId = codeRequests.recall('password')?.requestId;
          const sealed = { mobileNum, countryDialingCode, newPassword, verificationCode, requestId };
          const { slideProof } = await client.setPasswordByPhone(sealed, { signal });
          vault.put('password', newPassword);
          vault.put('slideProof', slideProof);
        },
      }),
      logIn: fromPromise(async ({ signal }) => {
        const { number: username, dialingCode: countryDialingCode } = mobile();
        const proven = { password: vault.peek('password') ?? '', slideProof: vault.peek('slideProof') };
        const loggedIn = await withDemandHeld(
          vault,
          client.logIn({ username, countryDialingCode, ...proven }, { signal }),
        );
        // Dropped only now: a retry after a network failure needs it again.
        vault.drop('slideProof');
        return { username: loggedIn.userInfo.userName, entry: keepSession(deps, loggedIn) };
      }),
    },
  });
};
