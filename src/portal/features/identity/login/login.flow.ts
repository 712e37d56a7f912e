import { type ActorRefFrom, fromPromise } from 'xstate';
import { loginMachine } from '../../../../../machines/identity/login/login.machine';
import type { Beginning, LoginOpening } from '../../../../../machines/identity/login/login.types';
import { MODULES, SETTINGS } from '../../../../contract';
import { captchaFlow } from '../../../parts/captcha/captcha.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { countryPickerFlow } from '../../../parts/phone/country-picker.flow';
import { smsCountdownFlow } from '../../../parts/phone/sms-countdown.flow';
import { loginAttemptFlow } from './login-attempt.flow';
import { errorsOf } from './sign-in.flow';

export type LoginRef = ActorRefFrom<typeof loginMachine>;

const NO_NUMBER = { number: '', dialingCode: SETTINGS.homeCountry.countryDialingCode };

export const loginFlow = (deps: FlowDependencies) => {
  const { memory, vault } = deps;
  return loginMachine.provide({
    actors: {
      captcha: captchaFlow(deps),
      countryPicker: countryPickerFlow(deps),
      smsCountdown: smsCountdownFlow(deps),
      check: fromPromise(async ({ input: { form } }) => [
        ...(await errorsOf(vault, form, 'username')),
        ...(await errorsOf(vault, form, 'mobile')),
      ]),
      attempt: loginAttemptFlow(deps),
      begin: fromPromise(({ input }) => start(deps, input)),
      forget: fromPromise(() => memory.forget()),
    },
  });
};

/** A remembered login fills the form (s4.remember-password.on), but never over input or a named user. */
async function start(
  { memory, vault, passkeys, isOn }: FlowDependencies,
  { username = '', submitted, method }: LoginOpening,
): Promise<Beginning> {
  const rememberedLogin = await memory.recall();
  const open = {
    mobileOpen: isOn(MODULES.mobileCodeLogin),
    namesOnly: memory.namesOnly,
    passkeys: passkeys.possible(),
  };
  if (submitted || username !== '') {
    // The tick belongs to the remembered user; another user ticks it again.
    const remember = rememberedLogin?.username === username;
    return { form: { method: 'username', username, mobile: NO_NUMBER, remember }, ...open };
  }
  if (rememberedLogin?.password) vault.put('password', rememberedLogin.password);
  const byMobile = method === 'mobile' || (method === undefined && rememberedLogin?.mobile);
  const form = {
    username: rememberedLogin?.username ?? '',
    mobile: rememberedLogin?.mobile ?? NO_NUMBER,
    remember: rememberedLogin !== null,
  };
  return { form: { method: byMobile ? 'mobile' : 'username', ...form }, ...open };
}
