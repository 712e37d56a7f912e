import { sql } from 'drizzle-orm';
import { SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { smsProvider } from './tables';

/** Every way that phone verification can fail (s8.phone.*), with the status it is told under. */
export const SMS_FAILURES = {
  'sms.invalidNumber': 422,
  'sms.missingNumber': 422,
  'sms.tooManyRequests': 429,
  'sms.unknown': 503,
  'sms.codeInvalid': 422,
  'sms.captchaFailed': 422,
  'sms.quota': 503,
  'sms.budget': 503,
  'sms.country': 422,
  'sms.notEnabled': 403,
  'sms.codeExpired': 422,
  'sms.popupClosed': 422,
} as const;
export type SmsFailure = keyof typeof SMS_FAILURES;

export const isSmsFailure = (code: string): code is SmsFailure => Object.hasOwn(SMS_FAILURES, code);
/** The error for a failure. `seconds`: the wait after `sms.tooManyRequests`, which the message and `Retry-After` both name. */
export function smsRefusal(code: SmsFailure, seconds: number = SETTINGS.tooManyRequestsWait): ApiError {
  if (code !== 'sms.tooManyRequests') return new ApiError(SMS_FAILURES[code], code);
  return new ApiError(SMS_FAILURES[code], code, { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

/** What happens when a code is answered; all others happen when one is sent. */
const AT_ANSWER: readonly string[] = ['sms.codeInvalid', 'sms.codeExpired'] satisfies SmsFailure[];

/** Consumes one message of the provider's quota; throws where it is exhausted, or where operators injected a failure (`ops sms`). */
export async function consumeQuota(tx: Tx): Promise<void> {
  const [asked] = await tx.select().from(smsProvider);
  if (!asked) return;
  if (asked.failure && isSmsFailure(asked.failure) && !AT_ANSWER.includes(asked.failure))
    throw smsRefusal(asked.failure);
  if (asked.quota === null) return;
  const { rowCount } = await tx.execute(sql`update sms_provider set quota = quota - 1 where quota > 0`);
  if (!rowCount) throw smsRefusal('sms.quota');
}

/** Throws the failure that operators injected into the check of a code, if any. */
export async function injectAnswerFailure(ctx: ModuleContext): Promise<void> {
  const [asked] = await ctx.db.select().from(smsProvider);
  if (asked?.failure && isSmsFailure(asked.failure) && AT_ANSWER.includes(asked.failure))
    throw smsRefusal(asked.failure);
}

/** Sets what the provider does from now on: so many messages left, a failure, or (`{}`) what it should. */
export async function setProvider(ctx: ModuleContext, asked: { quota?: number; failure?: SmsFailure }): Promise<void> {
  const set = { quota: asked.quota ?? null, failure: asked.failure ?? null };
  await ctx.db.insert(smsProvider).values(set).onConflictDoUpdate({ target: smsProvider.one, set });
}
