import { ApiError, type ModuleContext } from '../module-context';
import { consumeRateLimit } from '../platform/limits';
import { RATE_LIMITS } from '../platform/throttles';
import { smsRefusal } from './provider';

/** Minutes until another code may be asked for, as the reply says it (s3.sms-code.response). */
export const RESEND_MINUTES = RATE_LIMITS['code.resend'].perSeconds / 60;
const COOLDOWN_SECONDS = 300;

type Asker = { to: string; boundTo: string; ip: string };

/** One a minute to a recipient, and so many an hour by recipient, address and account (asvs 6.6.3); told as s8.phone.too-many-requests. */
export async function consumeSend(ctx: ModuleContext, { to, boundTo, ip }: Asker): Promise<void> {
  try {
    await consumeRateLimit(ctx, 'code.resend', to);
    await consumeRateLimit(ctx, 'code.recipient', to);
    await consumeRateLimit(ctx, 'code.address', ip);
    if (boundTo) await consumeRateLimit(ctx, 'code.request', boundTo);
  } catch (error) {
    throw error instanceof ApiError ? smsRefusal('sms.tooManyRequests', Math.max(COOLDOWN_SECONDS, error.extra.retryAfter ?? 0)) : error;
  }
}

/** Guesses at the codes of one recipient, however many requests they are spread over. */
export const consumeGuess = (ctx: ModuleContext, purpose: string, to: string): Promise<void> =>
  consumeRateLimit(ctx, 'code.guess', `${purpose}:${to}`);
