import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import { SETTINGS, type Value } from '../../contract';
import { hashPassword, passwordFits } from '../account/passwords';
import { provePassword } from '../account/prove';
import type { Account } from '../account/service';
import { ApiError, type Input, type ModuleContext } from '../module-context';
import { paymentHashOf, setPaymentHash } from '../registration/payment-password';
import { paymentFailures } from './tables';

const { tries, restsFor } = SETTINGS.paymentPassword;

/** Whether there is a payment password, and until when it is locked (asvs 6.1.1). */
export async function paymentStateOf(ctx: ModuleContext, accountId: string): Promise<Value<'paymentPassword'>> {
  const lockedUntil = await lockedUntilOf(ctx, accountId);
  return { set: (await paymentHashOf(ctx.db, accountId)) !== null, lockedUntil: lockedUntil?.getTime() ?? null };
}

/**
 * Sets it, with the log-in password, and with the one before where there is one. Refuses with `payment.confirmation`,
 * `payment.easy`, `security.wrongPassword` or as `provePayment` does.
 */
export async function setPayment(
  ctx: ModuleContext,
  account: Account,
  asked: Input<'setPaymentPassword'>,
): Promise<Value<'paymentPassword'>> {
  const { password, oldPaymentPassword = '', paymentPassword, confirmPaymentPassword } = asked;
  if (paymentPassword !== confirmPaymentPassword) throw new ApiError(422, 'payment.confirmation');
  if (isEasy(paymentPassword)) throw new ApiError(422, 'payment.easy');
  await provePassword(ctx, account, password);
  if (await paymentHashOf(ctx.db, account.id)) await provePayment(ctx, account.id, oldPaymentPassword);
  await setPaymentHash(ctx.db, account.id, await hashPassword(paymentPassword));
  return paymentStateOf(ctx, account.id);
}

/** One digit only, or a run of digits. */
const isEasy = (digits: string) => /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits);

/**
 * Asked for before money leaves (asvs 7.5.3). The fifth wrong one in a row locks it; of many at once, those that come after the
 * fifth learn no more than that, right or wrong. Refuses with `payment.unset`, `payment.wrong` or `payment.locked`.
 */
export async function provePayment(ctx: ModuleContext, accountId: string, typed: string): Promise<void> {
  const hash = await paymentHashOf(ctx.db, accountId);
  if (!hash) throw new ApiError(422, 'payment.unset');
  const locked = await lockedUntilOf(ctx, accountId);
  if (locked) throw await restRefusal(ctx, locked);
  const fits = await passwordFits(hash, typed);
  const left = await count(ctx, accountId, fits);
  if (left === null || left === 0) throw await restRefusal(ctx, await lockedUntilOf(ctx, accountId));
  if (!fits) throw new ApiError(422, 'payment.wrong', { params: { left }, value: { left } });
}

/**
 * Counts a try, in one statement, and gives how many are left; null where it is locked by now. It is called after the look: a lock around
 * both would hold a connection for each.
 */
async function count(ctx: ModuleContext, accountId: string, fits: boolean): Promise<number | null> {
  const now = await ctx.now();
  const next = sql`case when ${fits} then 0 when ${paymentFailures.lockedUntil} is not null then 1 else ${paymentFailures.inARow} + 1 end`;
  const until = new Date(now.getTime() + restsFor).toISOString();
  const [row] = await ctx.db
    .insert(paymentFailures)
    .values({ accountId, inARow: fits ? 0 : 1 })
    .onConflictDoUpdate({
      target: paymentFailures.accountId,
      set: { inARow: next, lockedUntil: sql`case when (${next}) >= ${tries} then ${until}::timestamptz end` },
      setWhere: or(isNull(paymentFailures.lockedUntil), lte(paymentFailures.lockedUntil, now)),
    })
    .returning({ inARow: paymentFailures.inARow });
  return row ? tries - row.inARow : null;
}

async function lockedUntilOf(ctx: ModuleContext, accountId: string): Promise<Date | null> {
  const [row] = await ctx.db.select().from(paymentFailures).where(eq(paymentFailures.accountId, accountId));
  return row?.lockedUntil && row.lockedUntil > (await ctx.now()) ? row.lockedUntil : null;
}

async function restRefusal(ctx: ModuleContext, until: Date | null): Promise<ApiError> {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - (await ctx.now()).getTime()) / 1_000));
  return new ApiError(429, 'payment.locked', { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}
