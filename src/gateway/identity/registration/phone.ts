import { and, eq, gt, lt } from 'drizzle-orm';
import { isOn, MODULES, type Value } from '../../../contract';
import type { Input, ModuleContext } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { readModules } from '../../platform/system/service';
import { mobileNumber } from '../account/mobile-number';
import { smsRejection } from '../otp/provider';
import { checkCode } from '../otp/service';
import { phoneTokens } from './tables';

const LIFETIME = 300_000;

/**
 * Simulates an external verification provider (demo): exchanges a code for a token that proves the number. Throws the
 * errors of s8.phone.*
 */
export async function verifyPhone(
  ctx: ModuleContext,
  { code, ...typed }: Input<'verifyPhone'>,
): Promise<Value<'verifyPhone'>> {
  if (!isOn(await readModules(ctx), MODULES.externalPhone)) throw smsRejection('sms.notEnabled');
  const mobile = mobileNumber(typed);
  await checkCode(ctx, { purpose: 'registration', to: mobile, boundTo: '', code });
  const phoneToken = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(phoneTokens).values({ tokenHash: digest(phoneToken), mobile, expiresAt });
  return { phoneToken };
}

/**
 * Consumes a token (s7.client.external-token): returns true once, for the number it was issued for, within five
 * minutes.
 */
export async function consumePhoneToken(ctx: ModuleContext, mobile: string, token: string): Promise<boolean> {
  const good = and(
    eq(phoneTokens.tokenHash, digest(token)),
    eq(phoneTokens.mobile, mobile),
    gt(phoneTokens.expiresAt, await ctx.now()),
  );
  return (await ctx.db.delete(phoneTokens).where(good).returning()).length === 1;
}

/** Deletes expired tokens. A job calls it. */
export async function purgePhoneTokens(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(phoneTokens).where(lt(phoneTokens.expiresAt, await ctx.now()));
}
