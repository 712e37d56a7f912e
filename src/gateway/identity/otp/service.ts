import { createHmac, randomInt } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language } from '../../../contract';
import { normaliseCode } from '../../../contract/platform/normalise';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { ATTEMPT_LIMITS } from '../../platform/http/throttles';
import { translate } from '../../platform/i18n';
import { sendMail, sendSms } from '../../platform/outbox/service';
import { digest } from '../../platform/secrets/secrets';
import { sharedSecret } from '../../platform/secrets/shared-secret';
import { purgeBudgets } from './budget';
import { consumedBy, consumeGuess, consumeSend, RESEND_MINUTES, refundSend } from './limits';
import { consumeQuota, injectAnswerFailure, smsRejection } from './provider';
import { verificationCodes } from './tables';

export const PURPOSES = ['login', 'registration', 'password', 'proof', 'contact'] as const;
export type Purpose = (typeof PURPOSES)[number];
/** Lifetime of a code (asvs 6.5.5). */
const MINUTES = 5;

/** Purpose of a code, its recipient (E.164 or an address), and the request or account it is bound to (asvs 6.6.2). */
export type Bound = { purpose: Purpose; to: string; boundTo: string };
export type Sending = Bound & {
  channel: 'sms' | 'mail';
  language: Language;
  ip: string;
  /**
   * Requested in a session, after a password, or from a known location of the recipient: counts separately from
   * strangers' requests.
   */
  known?: boolean;
  /**
   * There is no recipient: everything happens except sending, so that callers notice no difference (asvs 6.3.8).
   * Undefined if there is nothing to hide; only then does a later failure refund the limits, because an unsent code
   * cannot fail.
   */
  silent?: boolean;
};

/**
 * Sends a random code of six digits. Throws `sms.tooManyRequests`, `sms.quota` or a failure that operators injected.
 * Returns the minutes until another may be requested.
 */
export const sendCode = (ctx: ModuleContext, sending: Sending): Promise<{ expiredMinutes: number }> =>
  sendCodes(ctx, [sending]);

/**
 * Sends several codes together with a change, atomically: they leave with the commit. A failure refunds their limits.
 */
export async function sendCodes(
  ctx: ModuleContext,
  sendings: readonly Sending[],
  alongside: (tx: Tx) => Promise<void> = async () => {},
) {
  const consumed: Sending[] = [];
  try {
    for (const sending of sendings) {
      await consumeSend(ctx, sending);
      consumed.push(sending);
    }
    await transact(ctx, async (tx, within) => {
      await alongside(tx);
      for (const sending of sendings) await sendOne(within, tx, sending);
    });
  } catch (error) {
    for (const sending of consumed) await refundSend(ctx, sending);
    throw error;
  }
  return { expiredMinutes: RESEND_MINUTES };
}

async function sendOne(ctx: ModuleContext, tx: Tx, sending: Sending) {
  if (sending.channel === 'sms') await consumeQuota(tx);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const { max: triesLeft } = ATTEMPT_LIMITS.codeGuess;
  const record = { codeHash: await hashOf(ctx, sending, code), triesLeft, used: false, expiresAt: await end(ctx) };
  await tx
    .insert(verificationCodes)
    .values({ key: keyOf(sending), ...record })
    .onConflictDoUpdate({ target: verificationCodes.key, set: record });
  await leave(ctx, tx, sending, code);
}

const checkCodeRow = v.object({ used: v.boolean() });

/**
 * Verifies and consumes a code. Single-use under concurrency: one statement counts the attempt and checks the code. Do
 * not call it in a transaction that may roll back, which would undo the attempt. Throws `sms.codeInvalid` or
 * `sms.codeExpired` (s8.phone.*).
 */
export async function checkCode(ctx: ModuleContext, { code, ...bound }: Bound & { code: string }): Promise<void> {
  await injectAnswerFailure(ctx);
  await consumeGuess(ctx, bound.purpose, bound.to);
  const right = sql`code_hash = ${await hashOf(ctx, bound, normaliseCode(code))}`;
  const [tried] = await queryRows(
    ctx.db,
    checkCodeRow,
    sql`
    update verification_codes set tries_left = tries_left - 1, used = ${right}
    where key = ${keyOf(bound)} and not used and tries_left > 0 and expires_at > app_now() returning used`,
  );
  if (tried?.used) return;
  const { rowCount: known } = await ctx.db.execute(sql`select 1 from verification_codes where key = ${keyOf(bound)}`);
  throw smsRejection(known && !tried ? 'sms.codeExpired' : 'sms.codeInvalid');
}

/** Deletes codes an hour after their expiry, and old budget usage. A job calls it. */
export async function purgeCodes(ctx: ModuleContext): Promise<void> {
  await purgeBudgets(ctx);
  await ctx.db
    .delete(verificationCodes)
    .where(lt(verificationCodes.expiresAt, new Date((await ctx.now()).getTime() - 3_600_000)));
}

const end = async (ctx: ModuleContext) => new Date((await ctx.now()).getTime() + MINUTES * 60_000);
const keyOf = ({ purpose, to, boundTo }: Bound) => digest(JSON.stringify([purpose, to, boundTo]));
const hashOf = async (ctx: ModuleContext, bound: Bound, code: string) =>
  createHmac('sha256', await sharedSecret(ctx, 'codes'))
    .update(`${keyOf(bound)}:${code}`)
    .digest('base64url');

async function leave(ctx: ModuleContext, tx: Tx, sending: Sending, code: string) {
  const { channel, to, purpose, language, silent } = sending;
  const text = translate(language, `code.${purpose}`, { code, minutes: MINUTES });
  const message = {
    to,
    text,
    language,
    purpose: `code.${purpose}`,
    silent,
    ...(silent === undefined && { consumed: consumedBy(sending) }),
  };
  if (channel === 'sms') await sendSms(ctx, tx, message);
  else await sendMail(ctx, tx, { ...message, subject: translate(language, 'code.subject') });
}
