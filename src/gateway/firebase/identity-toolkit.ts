import { verify, X509Certificate } from 'node:crypto';
import * as v from 'valibot';
import { consumeSend } from '../code/limits';
import { type SmsFailure, smsRefusal } from '../code/provider';
import type { ModuleContext } from '../module-context';
import type { PhoneProvider } from './provider';
import { holds, type ReadToken, readToken } from './token';

const TOOLKIT = 'https://identitytoolkit.googleapis.com/v1/accounts';
const CERTIFICATES = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const TIMEOUT = 10_000;

/** What the provider answers, as the codes of s8.phone.*; whatever else it says is `sms.unknown`. */
const FAILURES: Record<string, SmsFailure> = {
  INVALID_PHONE_NUMBER: 'sms.invalidNumber',
  MISSING_PHONE_NUMBER: 'sms.missingNumber',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'sms.tooManyRequests',
  INVALID_CODE: 'sms.codeInvalid',
  MISSING_CODE: 'sms.codeInvalid',
  CAPTCHA_CHECK_FAILED: 'sms.captchaFailed',
  QUOTA_EXCEEDED: 'sms.quota',
  OPERATION_NOT_ALLOWED: 'sms.notEnabled',
  SESSION_EXPIRED: 'sms.codeExpired',
};

const failure = v.object({ error: v.object({ message: v.string() }) });
const sent = v.object({ sessionInfo: v.string() });
const confirmed = v.object({ idToken: v.string() });
const certificates = v.record(v.string(), v.string());

type Project = { project: string; apiKey: string };

/** Firebase phone sign-in over its REST interface, called by the gateway: no script of a third party comes into the page. */
export function identityToolkit(ctx: ModuleContext, { project, apiKey }: Project, call: typeof fetch): PhoneProvider {
  const ask = async <S extends v.GenericSchema>(act: string, body: object, answer: S): Promise<v.InferOutput<S>> => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const reply = await read(call, `${TOOLKIT}:${act}?key=${encodeURIComponent(apiKey)}`, init);
    const good = v.safeParse(answer, reply);
    if (good.success) return good.output;
    const bad = v.safeParse(failure, reply);
    throw smsRefusal((bad.success && FAILURES[bad.output.error.message.split(' ')[0] ?? '']) || 'sms.unknown');
  };
  return {
    send: async (phoneNumber, { phoneToken, ip }) => {
      await consumeSend(ctx, { channel: 'sms', to: phoneNumber, boundTo: '', ip });
      const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber, recaptchaToken: phoneToken }, sent);
      return { verificationId: sessionInfo };
    },
    confirm: (sessionInfo, code) => ask('signInWithPhoneNumber', { sessionInfo, code }, confirmed),
    verify: async (idToken) => {
      const token = readToken(idToken);
      if (!token || !isSigned(token, v.parse(certificates, await read(call, CERTIFICATES)))) throw smsRefusal('sms.codeInvalid');
      const expected = { iss: `https://securetoken.google.com/${project}`, aud: project };
      if (!holds(token.claims, expected, await ctx.now())) throw smsRefusal('sms.codeExpired');
      return token.claims.phone_number;
    },
  };
}

/** RS256 alone, by a certificate that the provider publishes under the token's key id. */
function isSigned({ header: { alg, kid = '' }, signed, signature }: ReadToken, published: Record<string, string>): boolean {
  const certificate = published[kid];
  return (
    alg === 'RS256' &&
    certificate !== undefined &&
    verify('sha256', Buffer.from(signed), new X509Certificate(certificate).publicKey, signature)
  );
}

/** The JSON of a reply, whatever its status; no answer is `sms.unknown`. */
async function read(call: typeof fetch, url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    return await (await call(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) })).json();
  } catch {
    throw smsRefusal('sms.unknown');
  }
}
