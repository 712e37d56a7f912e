import { ApiError, type ModuleContext } from '../module-context';
import { consumeRateLimit, type Limit } from '../platform/limits';
import { smsRefusal } from './provider';

/** Minutes until another code may be asked for, as the reply says it (s3.sms-code.response). */
export const RESEND_MINUTES = 1;
const RESEND: Limit = { max: 1, perSeconds: RESEND_MINUTES * 60 };
const BY_RECIPIENT: Limit = { max: 10, perSeconds: 3_600 };
/** Whole neighbourhoods share an address behind their operator's. */
const BY_ADDRESS: Limit = { max: 60, perSeconds: 3_600 };
const BY_REQUEST: Limit = { max: 10, perSeconds: 3_600 };
const COOLDOWN_SECONDS = 300;

type Asker = { to: string; boundTo: string; ip: string };

/** One a minute to a recipient, and so many an hour by recipient, address and account (asvs 6.6.3); told as s8.phone.too-many-requests. */
export async function consumeSend(ctx: ModuleContext, { to, boundTo, ip }: Asker): Promise<void> {
  try {
    await consumeRateLimit(ctx, 'code.resend', to, RESEND);
    await consumeRateLimit(ctx, 'code.recipient', to, BY_RECIPIENT);
    await consumeRateLimit(ctx, 'code.address', ip, BY_ADDRESS);
    if (boundTo) await consumeRateLimit(ctx, 'code.request', boundTo, BY_REQUEST);
  } catch (error) {
    throw error instanceof ApiError ? smsRefusal('sms.tooManyRequests', Math.max(COOLDOWN_SECONDS, error.extra.retryAfter ?? 0)) : error;
  }
}

/** Guesses at the codes of one recipient, however many requests they are spread over. */
export const consumeGuess = (ctx: ModuleContext, purpose: string, to: string): Promise<void> =>
  consumeRateLimit(ctx, `code.guess.${purpose}`, to, { max: 30, perSeconds: 3_600 });
