import { and, eq, lt } from 'drizzle-orm';
import type { Value } from '../../../contract';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { createAuthenticator, stepOfCode } from './authenticator';
import { openSecret, sealSecret } from './sealing';
import { accountTotp } from './tables';

/** Returns whether an account has an active authenticator app. */
export async function hasTotp(tx: Tx, accountId: string): Promise<boolean> {
  const [row] = await tx
    .select({ confirmed: accountTotp.confirmed })
    .from(accountTotp)
    .where(eq(accountTotp.accountId, accountId));
  return row?.confirmed === true;
}

/**
 * Creates a secret for an app (RFC 6238), inactive until the first code is verified. Returns it as text and as a QR
 * code.
 */
export async function beginTotp(ctx: ModuleContext, accountId: string, userName: string): Promise<Value<'beginTotp'>> {
  if (await hasTotp(ctx.db, accountId)) throw new ApiError(409, 'totp.on');
  const { secret, qr } = await createAuthenticator(userName);
  const sealedSecret = await sealSecret(ctx, accountId, secret);
  await ctx.db
    .insert(accountTotp)
    .values({ accountId, sealedSecret })
    .onConflictDoUpdate({
      target: accountTotp.accountId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: eq(accountTotp.confirmed, false),
    });
  return { secret, qr };
}

/** Activates the app after its first correct code. Throws `totp.on` if a concurrent call has done so. */
export async function switchTotpOn(tx: Tx, accountId: string): Promise<void> {
  const off = and(eq(accountTotp.accountId, accountId), eq(accountTotp.confirmed, false));
  const { rowCount } = await tx.update(accountTotp).set({ confirmed: true }).where(off);
  if (!rowCount) throw new ApiError(409, 'totp.on');
}

export async function removeTotp(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountTotp).where(eq(accountTotp.accountId, accountId));
}

/** Deletes a secret whose first code is pending. */
export async function voidUnconfirmed(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountTotp).where(and(eq(accountTotp.accountId, accountId), eq(accountTotp.confirmed, false)));
}

/**
 * Verifies and consumes a code of the app, of this half minute or an adjacent one. Single-use under concurrency; a code
 * older than the last used one is rejected (asvs 6.5.1). Throws `totp.wrong`, also without an active app.
 */
export async function checkTotp(ctx: ModuleContext, accountId: string, code: string, confirmed = true): Promise<void> {
  await consumeRateLimit(ctx, 'totp.guess', accountId);
  const [row] = await ctx.db
    .select()
    .from(accountTotp)
    .where(and(eq(accountTotp.accountId, accountId), eq(accountTotp.confirmed, confirmed)));
  const lastStep = row && (await stepOf(ctx, accountId, row.sealedSecret, code));
  if (!lastStep) throw new ApiError(422, 'totp.wrong');
  const consumed = await ctx.db
    .update(accountTotp)
    .set({ lastStep })
    .where(and(eq(accountTotp.accountId, accountId), lt(accountTotp.lastStep, lastStep)));
  if (!consumed.rowCount) throw new ApiError(422, 'totp.wrong');
}

async function stepOf(ctx: ModuleContext, accountId: string, sealed: string, code: string): Promise<number | null> {
  return stepOfCode(await openSecret(ctx, accountId, sealed), code, await ctx.now());
}
