import { eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import {
  type Account,
  alertOwner,
  hashPassword,
  passwordFits,
  paymentHashOf,
  proveFactorInUse,
  provePassword,
  requiredFactorOf,
  setPaymentHash,
} from '../../identity';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { epochMsSql } from '../../platform/time/time-sql';
import { paymentFailures } from './tables';

const { tries, restsFor } = GATEWAY_SETTINGS.paymentPassword;

/** Returns whether a payment password is set, and until when it is locked (asvs 6.1.1). */
export async function paymentStateOf(
  ctx: ModuleContext,
  accountId: string,
  caller: Caller,
): Promise<Value<'paymentPassword'>> {
  const lockedUntil = await lockedUntilOf(ctx, accountId);
  const requiredFactor = await requiredFactorOf(ctx.db, accountId, caller);
  return {
    set: (await paymentHashOf(ctx.db, accountId)) !== null,
    lockedUntil: lockedUntil?.getTime() ?? null,
    factorAsked: requiredFactor,
  };
}

/**
 * Sets the payment password. Requires the login password, the second factor if there is one, and the previous payment
 * password if there is one. Throws `payment.confirmation`, `payment.easy`, `security.wrongPassword` or like
 * `provePayment`.
 */
export async function setPayment(
  ctx: ModuleContext,
  account: Account,
  input: Input<'setPaymentPassword'>,
  from: Caller,
): Promise<Value<'paymentPassword'>> {
  const { password, oldPaymentPassword = '', paymentPassword, confirmPaymentPassword, factor } = input;
  if (paymentPassword !== confirmPaymentPassword) throw new ApiError(422, 'payment.confirmation');
  if (isEasy(paymentPassword)) throw new ApiError(422, 'payment.easy');
  await provePassword(ctx, account, password);
  const before = await paymentHashOf(ctx.db, account.id);
  if (before) await provePayment(ctx, account.id, oldPaymentPassword);
  await proveFactorInUse(ctx, account, factor, from);
  const hash = await hashPassword(paymentPassword);
  await transact(ctx, async (tx, within) => {
    await setPaymentHash(tx, account.id, hash);
    await alertOwner(within, tx, account, before ? 'payment.changed' : 'payment.set', {}, { from });
  });
  return paymentStateOf(ctx, account.id, from);
}

/** Returns whether all digits are the same or consecutive. */
const isEasy = (digits: string) =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits);

/** Schema of the data that checks a payment password: its hash and the end of an active lock, ms. */
export const guard = v.object({ hash: v.nullable(v.string()), lockedUntil: v.nullable(v.number()) });
export type Guard = v.InferOutput<typeof guard>;

/** SQL expression of `guard`, for a larger query. */
export const guardSql = (accountId: string): SQL => sql`(select jsonb_build_object(
  'hash', (select payment_password_hash from member_profiles where account_id = ${accountId}),
  'lockedUntil', (select ${epochMsSql(sql`locked_until`)} from payment_failures
    where account_id = ${accountId} and locked_until > app_now())))`;

const guardRow = v.object({ guard });

/**
 * Verifies the payment password before money leaves (asvs 7.5.3). The fifth wrong one in a row locks it; concurrent
 * tries after the fifth all get `payment.locked`, right or wrong. Throws `payment.unset`, `payment.wrong` or
 * `payment.locked`.
 */
export async function provePayment(ctx: ModuleContext, accountId: string, typed: string): Promise<void> {
  const found = await queryRow(ctx.db, guardRow, sql`select ${guardSql(accountId)} as guard`);
  await tryPayment(ctx, accountId, found.guard, typed);
  await countRightTry(ctx, accountId);
}

/** Records a correct payment password: resets the count of wrong ones. Throws `payment.locked` while locked. */
export async function countRightTry(ctx: ModuleContext, accountId: string): Promise<void> {
  const { rowCount } = await ctx.db.execute(sql`with ${triedSql(accountId, true)} select from tried`);
  if (rowCount === 0) throw await lockedRejection(ctx, accountId);
}

const tryPaymentRow = v.object({ in_a_row: v.number() });

/**
 * Compares a payment password and counts a wrong one. Callers record a correct one (`countRightTry`) in the transaction
 * that needs it.
 */
export async function tryPayment(
  ctx: ModuleContext,
  accountId: string,
  { hash, lockedUntil }: Guard,
  typed: string,
): Promise<void> {
  if (!hash) throw new ApiError(422, 'payment.unset');
  if (lockedUntil !== null) throw await restRejection(ctx, new Date(lockedUntil));
  if (await passwordFits(hash, typed)) return;
  const [tried] = await queryRows(
    ctx.db,
    tryPaymentRow,
    sql`with ${triedSql(accountId, false)} select in_a_row from tried`,
  );
  const left = tried ? tries - tried.in_a_row : 0;
  if (left === 0) throw await lockedRejection(ctx, accountId);
  throw new ApiError(422, 'payment.wrong', { params: { left }, value: { left } });
}

/** Counts a try as a CTE `tried`, which has no row while the password is locked. */
function triedSql(accountId: string, fits: boolean): SQL {
  const next = sql`case when ${fits} then 0 when f.locked_until is not null then 1 else f.in_a_row + 1 end`;
  return sql`tried as (
    insert into payment_failures as f (account_id, in_a_row) values (${accountId}, ${fits ? 0 : 1})
    on conflict (account_id) do update set in_a_row = ${next},
      locked_until = case when ${next} >= ${tries} then app_now() + make_interval(secs => ${restsFor / 1_000}) end
    where f.locked_until is null or f.locked_until <= app_now() returning in_a_row)`;
}

/** Returns the error for a correct password that arrives during a lock. */
const lockedRejection = async (ctx: ModuleContext, accountId: string): Promise<ApiError> =>
  restRejection(ctx, await lockedUntilOf(ctx, accountId));

async function lockedUntilOf(ctx: ModuleContext, accountId: string): Promise<Date | null> {
  const [row] = await ctx.db.select().from(paymentFailures).where(eq(paymentFailures.accountId, accountId));
  return row?.lockedUntil && row.lockedUntil > (await ctx.now()) ? row.lockedUntil : null;
}

async function restRejection(ctx: ModuleContext, until: Date | null): Promise<ApiError> {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - (await ctx.now()).getTime()) / 1_000));
  return new ApiError(429, 'payment.locked', { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}
