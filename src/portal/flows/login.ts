import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type FieldError, loginMachine } from '../../../machines/login/login.machine';
import { MODULES } from '../../contract';
import { captchaFlow } from './captcha';
import { forgetSession } from './forget-session';
import { endSession } from './logout';
import type { Needs } from './needs';
import { verificationFlow } from './verification';

const filled = (code: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(code));
/** s5.login.*: user name and password required; the captcha where its field was shown. */
const form = v.object({
  username: filled('login.username.required'),
  password: filled('login.password.required'),
  captcha: v.optional(filled('login.captcha.required')),
});
const isField = (key: unknown): key is FieldError['field'] => key === 'username' || key === 'password' || key === 'captcha';

function errorsOf(typed: unknown): FieldError[] {
  const { issues = [] } = v.safeParse(form, typed);
  return issues.flatMap(({ path, message }) => {
    const field = path?.[0]?.key;
    return isField(field) ? [{ field, code: message }] : [];
  });
}

export const loginFlow = (needs: Needs) => {
  const { client, vault, storage, isOn } = needs;
  return loginMachine.provide({
    actors: {
      captcha: captchaFlow(needs),
      verification: verificationFlow(needs),
      validate: fromPromise(async ({ input }) => ({
        errors: errorsOf({ ...input, password: vault.peek('password') ?? '', captcha: vault.peek('captcha') }),
        slideWanted: isOn(MODULES.slideVerification) && vault.peek('slideProof') === undefined,
      })),
      logIn: fromPromise(async ({ input, signal }) => {
        const request = {
          username: input.username,
          password: vault.peek('password') ?? '',
          type: 'username' as const,
          captcha: vault.take('captcha'),
          captchaId: vault.take('captchaId'),
          captchaProof: vault.take('captchaProof'),
          slideProof: vault.take('slideProof'),
        };
        const { token, userInfo, ...entry } = await client.logIn(request, { signal });
        storage.openSession({ token, account: userInfo.userName, type: userInfo.type });
        return { ...entry, expiryEnabled: isOn(MODULES.forcedPasswordChange) };
      }),
      markFirstLogin: fromPromise(async ({ signal }) => void (await client.firstLogin(undefined, { signal }))),
      loadMemberInfo: fromPromise(({ signal }) => client.memberInfo(undefined, { signal })),
      logOut: fromPromise(async ({ signal }) => {
        await endSession(client, signal).finally(() => forgetSession(needs));
      }),
    },
  });
};
