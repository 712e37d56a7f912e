import { atHome } from '../account/failures';
import { ApiError, type ModuleContext } from '../module-context';
import { consumeRateLimit } from '../platform/limits';
import { networkOf } from '../platform/network';
import { RATE_LIMITS } from '../platform/throttles';
import { spendBudget } from './budget';
import { mustBeServed } from './numbers';
import { smsRefusal } from './provider';

/** Minutes until another code may be asked for, as the reply says it (s3.sms-code.response). */
export const RESEND_MINUTES = RATE_LIMITS['code.resend'].perSeconds / 60;
const COOLDOWN_SECONDS = 300;

/** Who asks for a code, and for whom. `known`: in a session, after a password, or where the number's owner has logged in from. */
export type Asker = { channel: 'sms' | 'mail'; to: string; boundTo: string; ip: string; known?: boolean };

/**
 * So many an hour by address and account, one a minute and a few an hour of them to one recipient, and so many to a recipient in all (asvs
 * 6.6.3); told as s8.phone.too-many-requests. The caller's come first: whoever is over theirs spends nothing of a recipient's. A text must
 * go to a country that is served, and the day's budget must have it.
 */
export async function consumeSend(ctx: ModuleContext, asker: Asker): Promise<void> {
  if (asker.channel === 'sms') mustBeServed(ctx, asker.to);
  try {
    await consumeLimits(ctx, asker);
  } catch (error) {
    throw error instanceof ApiError ? smsRefusal('sms.tooManyRequests', Math.max(COOLDOWN_SECONDS, error.extra.retryAfter ?? 0)) : error;
  }
  if (asker.channel === 'sms') await spendBudget(ctx, asker.to, asker.known ?? false);
}

async function consumeLimits(ctx: ModuleContext, { to, boundTo, ip, known }: Asker) {
  await consumeRateLimit(ctx, 'code.address', ip);
  if (boundTo) await consumeRateLimit(ctx, 'code.request', boundTo);
  const both = `${networkOf(ip)} ${to}`;
  await consumeRateLimit(ctx, 'code.resend', both);
  await consumeRateLimit(ctx, 'code.share', both);
  await consumeRateLimit(ctx, 'code.recipient', known ? atHome(to) : to);
}

/** Guesses at the codes of one recipient, however many requests they are spread over. */
export const consumeGuess = (ctx: ModuleContext, purpose: string, to: string): Promise<void> =>
  consumeRateLimit(ctx, 'code.guess', `${purpose}:${to}`);
