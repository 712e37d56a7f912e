import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext } from '../../platform/context';
import { consumeRateLimit, cooldownOf, endCooldown, releaseRateLimit, startCooldown } from '../../platform/http/limits';
import { networkOf } from '../../platform/http/network';
import { RATE_LIMITS, type RateLimitName } from '../../platform/http/throttles';
import { isAffordable } from '../../platform/outbox/cost';
import type { Message } from '../../platform/outbox/service';
import { atHome } from '../account/failures';
import { refundBudget, spendBudget } from './budget';
import { mustBeServed } from './countries';
import { smsRejection } from './provider';

/** Minutes until another code may be requested, as in the response (s3.sms-code.response). */
export const RESEND_MINUTES = RATE_LIMITS['code.resend'].perSeconds / 60;

/**
 * Caller, recipient and purpose of a code. `known`: requested in a session, after a password, or from a known location
 * of the number's owner.
 */
const askerSchema = v.object({
  purpose: v.string(),
  channel: v.picklist(['sms', 'mail']),
  to: v.string(),
  boundTo: v.string(),
  ip: v.string(),
  known: v.optional(v.boolean()),
});
type Asker = v.InferOutput<typeof askerSchema>;

/**
 * Consumes the limits of a code: per hour for the address and account, one per minute for each purpose, a few per hour
 * for all purposes to one recipient, and a total per recipient (asvs 6.6.3); throws the error of
 * s8.phone.too-many-requests. The caller's limits come first, so that callers over theirs consume nothing of a
 * recipient's. Texts also require a served country, a budget, and a cap of their cost that is not reached
 * (`own.message.cost`).
 */
export async function consumeSend(ctx: ModuleContext, requester: Asker): Promise<void> {
  if (requester.channel === 'sms') mustBeServed(ctx, requester.to);
  if (requester.channel === 'sms' && !(await isAffordable(ctx, requester.to))) throw smsRejection('sms.budget');
  await consumeLimits(ctx, requester);
  if (requester.channel !== 'sms') return;
  try {
    await spendBudget(ctx, requester.to, requester.known ?? false);
  } catch (error) {
    await releaseLimits(ctx, requester);
    throw error;
  }
}

/**
 * Returns what `consumeSend` consumed for a code that was not sent: failures cost the player nothing
 * (`own.code.spacing`).
 */
export async function refundSend(ctx: ModuleContext, requester: Asker, at?: Date): Promise<void> {
  await releaseLimits(ctx, requester);
  if (requester.channel === 'sms') await refundBudget(ctx, requester.to, requester.known ?? false, at);
}

/** Returns the part of a message that `refundUnsent` needs. */
export const consumedBy = (sending: Asker): Asker => v.parse(askerSchema, sending);

/**
 * Returns what a code consumed whose sending failed after the response, and ends the cooldown of a player who has tried
 * again since.
 */
export async function refundUnsent(
  ctx: ModuleContext,
  { consumed, at }: Pick<Message, 'consumed' | 'at'>,
): Promise<void> {
  if (consumed === undefined) return;
  const sent = v.parse(askerSchema, consumed);
  await refundSend(ctx, sent, new Date(at));
  await endCooldown(ctx, cooldownKey(sent));
}

async function consumeLimits(ctx: ModuleContext, requester: Asker) {
  const cooldown = cooldownKey(requester);
  const left = await cooldownOf(ctx, cooldown);
  if (left > 0) throw smsRejection('sms.tooManyRequests', left);
  try {
    for (const [name, key] of limitsOf(requester)) await consumeRateLimit(ctx, name, key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const seconds = Math.max(SETTINGS.tooManyRequestsWait, error.extra.retryAfter ?? 0);
    // The displayed waiting time is the one that applies.
    await startCooldown(ctx, cooldown, seconds);
    throw smsRejection('sms.tooManyRequests', seconds);
  }
}

async function releaseLimits(ctx: ModuleContext, requester: Asker) {
  for (const [name, key] of limitsOf(requester)) await releaseRateLimit(ctx, name, key);
}

const cooldownKey = (requester: Asker) => `code ${resendKey(requester)}`;
const resendKey = ({ purpose, ip, to }: Asker) => `${purpose} ${networkOf(ip)} ${to}`;

function limitsOf(requester: Asker): [name: RateLimitName, key: string][] {
  const { to, boundTo, ip, known } = requester;
  return [
    ['code.address', ip],
    ...(boundTo ? [['code.request', boundTo] satisfies [RateLimitName, string]] : []),
    ['code.resend', resendKey(requester)],
    ['code.share', `${networkOf(ip)} ${to}`],
    ['code.recipient', known ? atHome(to) : to],
  ];
}

/** Limits guesses at the codes of one recipient, across all requests. */
export const consumeGuess = (ctx: ModuleContext, purpose: string, to: string): Promise<void> =>
  consumeRateLimit(ctx, 'code.guess', `${purpose}:${to}`);
