import { fromPromise } from 'xstate';
import { phoneRecoveryMachine, type RecoveryError } from '../../../../machines/phone-recovery/phone-recovery.machine';
import { validatePhoneNumber } from '../../browser/phone-numbers';
import type { FlowDependencies } from '../../parts/dependencies';
import { entryFlow, keepSession } from '../../parts/entry/entry.flow';
import { dropPasswords, validateNewPassword } from '../../parts/password-change/new-password';
import { countryPickerFlow } from '../../parts/phone/country-picker.flow';
import { type Sender, smsCountdownFlow } from '../../parts/phone/sms-countdown.flow';
import { withDemandHeld } from '../../parts/proof/proof-demand';

export const phoneRecoveryFlow = (deps: FlowDependencies) => {
  const { client, vault, codeRequests } = deps;
  return phoneRecoveryMachine.provide({
    actors: {
      countryPicker: countryPickerFlow(deps),
      smsCountdown: smsCountdownFlow(deps, senderOf(deps)),
      entry: entryFlow(deps),
      loadRule: fromPromise(({ signal }) => client.passwordRule(undefined, { signal })),
      validate: fromPromise(async ({ input: { mobile, rule } }) => {
        const wrong = await validatePhoneNumber(mobile);
        const errors: RecoveryError[] = wrong ? [{ field: 'mobile', code: wrong }] : [];
        if (!vault.peek('verificationCode')?.trim()) errors.push({ field: 'code', code: 'sms.missingCode' });
        return [...errors, ...validateNewPassword(vault, rule)];
      }),
      setPassword: fromPromise(async ({ input: { mobile }, signal }) => {
        const numbered = { mobileNum: mobile.number, countryDialingCode: mobile.dialingCode };
        const [newPassword, verificationCode] = [vault.peek('newPassword') ?? '', vault.peek('verificationCode') ?? ''];
        const requestId = codeRequests.recall('password')?.requestId;
        const { slideProof } = await client.setPasswordByPhone({ ...numbered, newPassword, verificationCode, requestId }, { signal });
        vault.put('password', newPassword);
        vault.put('slideProof', slideProof);
        vault.drop('verificationCode');
        dropPasswords(vault);
      }),
      logIn: fromPromise(async ({ input: { mobile }, signal }) => {
        const numbered = { username: mobile.number, countryDialingCode: mobile.dialingCode };
        const proven = { password: vault.peek('password') ?? '', slideProof: vault.peek('slideProof') };
        const loggedIn = await withDemandHeld(vault, client.logIn({ ...numbered, ...proven }, { signal }));
        // Kept until then: where the gateway could not be reached it is needed again.
        vault.drop('slideProof');
        return { username: loggedIn.userInfo.userName, entry: keepSession(deps, loggedIn) };
      }),
    },
  });
};

/** The gateway itself sends the code of a recovery, whatever provider logs in; it is bound to the request of this browser (asvs 6.6.2). */
const senderOf =
  ({ client, randomKey }: Pick<FlowDependencies, 'client' | 'randomKey'>): Sender =>
  async ({ number, dialingCode }, signal) => {
    const requestId = randomKey();
    const { expiredMinutes } = await client.sendPasswordCode({ mobileNum: number, countryDialingCode: dialingCode, requestId }, { signal });
    return { seconds: expiredMinutes * 60, requestId };
  };
