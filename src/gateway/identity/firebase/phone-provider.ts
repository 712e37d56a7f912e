import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ModuleContext } from '../../platform/context';
import { randomSecret } from '../../platform/secrets/secrets';
import { sharedSecret } from '../../platform/secrets/shared-secret';
import { smsRejection } from '../otp/provider';
import { checkCode, sendCode } from '../otp/service';
import { holds, readToken } from './token';

const TOKEN_PARTIES = { iss: 'maidan', aud: 'maidan' };
const HEADER = part({ alg: 'HS256' });
/** Lifetime of a token, seconds. */
const LIFETIME = 3_600;

/** Verifies numbers. Each function throws a `sms.*` code. */
type PhoneProvider = {
  /** Sends a code; the caller later presents it with the verification id. */
  send(number: string, asker: { language: 'bn' | 'en'; ip: string }): Promise<{ verificationId: string }>;
  /** Returns the id token of the number that the code was sent to. */
  confirm(verificationId: string, code: string): Promise<{ idToken: string }>;
  /** Returns the number (E.164) of a token; throws if it is forged or too old. */
  verify(idToken: string): Promise<string>;
};

/**
 * Creates the provider of the firebase path: the gateway itself, with codes sent by SMS_URL and tokens signed with its
 * own secret. A Firebase project cannot replace it (config.ts).
 */
export const phoneProvider = (ctx: ModuleContext): PhoneProvider => ({
  send: async (number, { language, ip }) => {
    const boundTo = randomSecret();
    await sendCode(ctx, { purpose: 'proof', channel: 'sms', to: number, boundTo, language, ip });
    return { verificationId: `${number}.${boundTo}` };
  },
  confirm: async (verificationId, code) => {
    const [number = '', boundTo = ''] = verificationId.split('.');
    await checkCode(ctx, { purpose: 'proof', to: number, boundTo, code });
    const now = Math.floor((await ctx.now()).getTime() / 1_000);
    const signed = `${HEADER}.${part({ ...TOKEN_PARTIES, exp: now + LIFETIME, auth_time: now, phone_number: number })}`;
    return { idToken: `${signed}.${(await sign(ctx, signed)).toString('base64url')}` };
  },
  verify: async (idToken) => {
    const token = readToken(idToken);
    const right = token && (await sign(ctx, token.signed));
    if (!token || !right || token.signature.length !== right.length || !timingSafeEqual(token.signature, right))
      throw smsRejection('sms.codeInvalid');
    if (!holds(token.claims, TOKEN_PARTIES, await ctx.now())) throw smsRejection('sms.codeExpired');
    return token.claims.phone_number;
  },
});

function part(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const sign = async (ctx: ModuleContext, signed: string) =>
  createHmac('sha256', await sharedSecret(ctx, 'firebase.demo'))
    .update(signed)
    .digest();
