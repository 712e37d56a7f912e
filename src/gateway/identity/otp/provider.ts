import { sql } from 'drizzle-orm';
import { SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { smsProvider } from './tables';

/** All failures of phone verification (s8.phone.*), with their HTTP status. */
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
/**
 * Returns the error for a failure. `seconds`: waiting time of `sms.tooManyRequests`, in the message and in
 * `Retry-After`.
 */
export function smsRejection(code: SmsFailure, seconds: number = SETTINGS.tooManyRequestsWait): ApiError {
  if (code !== 'sms.tooManyRequests') return new ApiError(SMS_FAILURES[code], code);
  return new ApiError(SMS_FAILURES[code], code, { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

/** Failures when a code is checked; all others occur when one is sent. */
const AT_ANSWER: readonly string[] = ['sms.codeInvalid', 'sms.codeExpired'] satisfies SmsFailure[];

/**
 * Consumes one message of the provider's quota; throws if it is exhausted, or if operators injected a failure (`ops
 * sms`).
 */
export async function consumeQuota(tx: Tx): Promise<void> {
  const [settings] = await tx.select().from(smsProvider);
  if (!settings) return;
  if (settings.failure && isSmsFailure(settings.failure) && !AT_ANSWER.includes(settings.failure))
    throw smsRejection(settings.failure);
  if (settings.quota === null) return;
  const { rowCount } = await tx.execute(sql`update sms_provider set quota = quota - 1 where quota > 0`);
  if (!rowCount) throw smsRejection('sms.quota');
}

/** Throws the failure that operators injected into the check of a code, if any. */
export async function injectAnswerFailure(ctx: ModuleContext): Promise<void> {
  const [settings] = await ctx.db.select().from(smsProvider);
  if (settings?.failure && isSmsFailure(settings.failure) && AT_ANSWER.includes(settings.failure))
    throw smsRejection(settings.failure);
}

/** Sets the provider's behaviour: a number of messages left, a failure, or (`{}`) normal operation. */
export async function setProvider(
  ctx: ModuleContext,
  settings: { quota?: number; failure?: SmsFailure },
): Promise<void> {
  const set = { quota: settings.quota ?? null, failure: settings.failure ?? null };
  await ctx.db.insert(smsProvider).values(set).onConflictDoUpdate({ target: smsProvider.one, set });
}
