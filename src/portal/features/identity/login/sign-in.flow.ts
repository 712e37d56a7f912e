import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type FieldError,
  type LoginType,
  type Sent,
  signInMachine,
  type Validated,
} from '../../../../../machines/identity/sign-in/sign-in.machine';
import { type LoginRequest, MODULES } from '../../../../contract';
import type { Vault } from '../../../../ui/browser/vault';
import { validatePhoneNumber } from '../../../browser/phone-numbers';
import type { FlowDependencies } from '../../../parts/dependencies';
import { keepSession } from '../../../parts/entry/entry.flow';
import { extraVerificationFlow } from '../../../parts/proof/extra-verification.flow';
import { withDemandHeld } from '../../../parts/proof/proof-demand';
import { verificationFlow } from '../../../parts/verification/verification.flow';

export type SignInRef = ActorRefFrom<typeof signInMachine>;

const filled = (code: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(code));
/** s5.login.*: user name and password required; the captcha where its field was shown. */
const named = v.object({
  username: filled('login.username.required'),
  password: filled('login.password.required'),
  captcha: v.optional(filled('login.captcha.required')),
});
const FIELDS: readonly FieldError['field'][] = ['username', 'password', 'captcha', 'mobile', 'code'];

function errorsOfNamed(typed: unknown): FieldError[] {
  const { issues = [] } = v.safeParse(named, typed);
  return issues.flatMap(({ path, message }) => {
    const field = FIELDS.find((candidate) => candidate === path?.[0]?.key);
    return field ? [{ field, code: message }] : [];
  });
}

/** s5.login.mobile-required, s5.login.sms-code-required. */
async function errorsOfNumbered({ mobile }: Sent, code: string): Promise<FieldError[]> {
  const wrong = await validatePhoneNumber(mobile);
  const missing = code.trim() === '';
  return [
    ...(wrong ? [{ field: 'mobile' as const, code: wrong }] : []),
    ...(missing ? [{ field: 'code' as const, code: 'login.code.required' }] : []),
  ];
}

/** Errors of a method's fields, by the input and the vault. */
export async function errorsOf(vault: Vault, sent: Sent, method: Sent['method']): Promise<FieldError[]> {
  if (method === 'mobile') return errorsOfNumbered(sent, vault.peek('verificationCode') ?? '');
  return errorsOfNamed({
    username: sent.username,
    password: vault.peek('password') ?? '',
    captcha: vault.peek('captcha'),
  });
}

const validated = (errors: FieldError[], type: LoginType, needsSlide = false): Validated =>
  errors.length > 0 ? { kind: 'wrong', errors } : { kind: needsSlide ? 'puzzleFirst' : 'right', type };

/** A login; secrets come from the vault: a password once, a code for each attempt. */
export const signInFlow = (deps: FlowDependencies) => {
  const { client, vault, codeRequests, isOn } = deps;
  return signInMachine.provide({
    actors: {
      verification: verificationFlow(deps),
      extraVerification: extraVerificationFlow(deps),
      validate: fromPromise(async ({ input: { sent } }) => {
        const errors = await errorsOf(vault, sent, sent.method);
        if (sent.method === 'mobile') return validated(errors, isOn(MODULES.firebaseSms) ? 'firebase' : 'sms');
        const needsSlide = isOn(MODULES.slideVerification) && vault.peek('slideProof') === undefined;
        return validated(errors, 'username', needsSlide);
      }),
      confirmCode: fromPromise(async ({ signal }) => {
        const verificationId = codeRequests.recall('login')?.requestId ?? '';
        const { idToken } = await client.confirmFirebaseCode(
          { verificationId, code: vault.peek('verificationCode') ?? '' },
          { signal },
        );
        vault.put('firebaseIdToken', idToken);
      }),
      logIn: fromPromise(async ({ input: { sent, type }, signal }) => {
        const loggedIn = await withDemandHeld(
          vault,
          client.logIn({ ...requestOf(deps, sent, type), type }, { signal }),
        );
        return { username: loggedIn.userInfo.userName, entry: keepSession(deps, loggedIn) };
      }),
    },
  });
};

/** s3.login-request.*: by name with the receipts; by number with the code and the id of its request, or the token. */
function requestOf(
  { vault, codeRequests }: FlowDependencies,
  { username, mobile }: Sent,
  type: LoginType,
): LoginRequest {
  if (type === 'username')
    return {
      username,
      password: vault.peek('password') ?? '',
      captcha: vault.take('captcha'),
      captchaId: vault.take('captchaId'),
      captchaProof: vault.take('captchaProof'),
      slideProof: vault.take('slideProof'),
    };
  const numbered = { username: mobile.number, countryDialingCode: mobile.dialingCode };
  if (type === 'firebase') return { ...numbered, password: vault.take('firebaseIdToken') ?? '' };
  return {
    ...numbered,
    password: vault.peek('verificationCode') ?? '',
    requestId: codeRequests.recall('login')?.requestId,
  };
}
