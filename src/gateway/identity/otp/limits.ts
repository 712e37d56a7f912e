import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext } from '../../platform/context';
import { consumeRateLimit, cooldownOf, endCooldown, releaseRateLimit, startCooldown } from '../../platform/http/limits';
import { networkOf } from '../../platform/http/network';
import { RATE_LIMITS, type RateLimitName } from '../../platform/http/throttles';
import type { Message } from '../../platform/outbox/service';
import { atHome } from '../account/failures';
import { refundBudget, spendBudget } from './budget';
import { mustBeServed } from './countries';
import { smsRefusal } from './provider';

/** Minutes until another code may be asked for, as the reply says it (s3.sms-code.response). */
export const RESEND_MINUTES = RATE_LIMITS['code.resend'].perSeconds / 60;

/** Caller, recipient and purpose of a code. `known`: in a session, after a password, or where the number's owner has logged in from. */
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
 * Consumes what a code costs: so many an hour by address and account, one a minute for each purpose and a few an hour for all of them to one
 * recipient, and so many to a recipient in all (asvs 6.6.3); rejected with s8.phone.too-many-requests. The caller's limits come first: a
 * caller over theirs consumes nothing of a recipient's. A text must go to a country that is served, and the day's budget must have it.
 */
export async function consumeSend(ctx: ModuleContext, asker: Asker): Promise<void> {
  if (asker.channel === 'sms') mustBeServed(ctx, asker.to);
  await consumeLimits(ctx, asker);
  if (asker.channel !== 'sms') return;
  try {
    await spendBudget(ctx, asker.to, asker.known ?? false);
  } catch (error) {
    await releaseLimits(ctx, asker);
    throw error;
  }
}

/** Returns what `consumeSend` consumed, for a code that was not sent: a failure costs the player nothing (`own.code.spacing`). */
export async function refundSend(ctx: ModuleContext, asker: Asker, at?: Date): Promise<void> {
  await releaseLimits(ctx, asker);
  if (asker.channel === 'sms') await refundBudget(ctx, asker.to, asker.known ?? false, at);
}

/** What a message carries so that `refundUnsent` can return it. */
export const consumedBy = (sending: Asker): Asker => v.parse(askerSchema, sending);

/** Returns what a code consumed that its provider has failed to send after the reply, and ends the wait of a player who has tried again since. */
export async function refundUnsent(
  ctx: ModuleContext,
  { consumed, at }: Pick<Message, 'consumed' | 'at'>,
): Promise<void> {
  if (consumed === undefined) return;
  const sent = v.parse(askerSchema, consumed);
  await refundSend(ctx, sent, new Date(at));
  await endCooldown(ctx, cooldownKey(sent));
}

async function consumeLimits(ctx: ModuleContext, asker: Asker) {
  const cooldown = cooldownKey(asker);
  const left = await cooldownOf(ctx, cooldown);
  if (left > 0) throw smsRefusal('sms.tooManyRequests', left);
  try {
    for (const [name, key] of limitsOf(asker)) await consumeRateLimit(ctx, name, key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const seconds = Math.max(SETTINGS.tooManyRequestsWait, error.extra.retryAfter ?? 0);
    // The wait that the player is shown is the one that applies.
    await startCooldown(ctx, cooldown, seconds);
    throw smsRefusal('sms.tooManyRequests', seconds);
  }
}

async function releaseLimits(ctx: ModuleContext, asker: Asker) {
  for (const [name, key] of limitsOf(asker)) await releaseRateLimit(ctx, name, key);
}

const cooldownKey = (asker: Asker) => `code ${resendKey(asker)}`;
const resendKey = ({ purpose, ip, to }: Asker) => `${purpose} ${networkOf(ip)} ${to}`;

function limitsOf(asker: Asker): [name: RateLimitName, key: string][] {
  const { to, boundTo, ip, known } = asker;
  return [
    ['code.address', ip],
    ...(boundTo ? [['code.request', boundTo] satisfies [RateLimitName, string]] : []),
    ['code.resend', resendKey(asker)],
    ['code.share', `${networkOf(ip)} ${to}`],
    ['code.recipient', known ? atHome(to) : to],
  ];
}

/** Guesses at the codes of one recipient, however many requests they are spread over. */
export const consumeGuess = (ctx: ModuleContext, purpose: string, to: string): Promise<void> =>
  consumeRateLimit(ctx, 'code.guess', `${purpose}:${to}`);
