import { renderAsync } from '@resvg/resvg-js';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Value } from '../../../contract';
import { normaliseCode } from '../../../contract/platform/normalise';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { openSecret, sealSecret } from './sealing';
import { accountTotp } from './tables';

const STEP = 30;
const ISSUER = 'Maidan';

/** Checks whether an account has an authenticator app in use. */
export async function hasTotp(tx: Tx, accountId: string): Promise<boolean> {
  const [row] = await tx
    .select({ confirmed: accountTotp.confirmed })
    .from(accountTotp)
    .where(eq(accountTotp.accountId, accountId));
  return row?.confirmed === true;
}

/** Makes a secret for an app (RFC 6238) that is not in use before a code was right; gives it as text and as a picture to scan. */
export async function beginTotp(ctx: ModuleContext, accountId: string, userName: string): Promise<Value<'beginTotp'>> {
  if (await hasTotp(ctx.db, accountId)) throw new ApiError(409, 'totp.on');
  const secret = new Secret({ size: 20 });
  const sealedSecret = await sealSecret(ctx, accountId, secret.base32);
  await ctx.db
    .insert(accountTotp)
    .values({ accountId, sealedSecret })
    .onConflictDoUpdate({
      target: accountTotp.accountId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: eq(accountTotp.confirmed, false),
    });
  const address = new TOTP({ issuer: ISSUER, label: userName, secret, period: STEP }).toString();
  const picture = await renderAsync(renderSVG(address, { border: 2 }), { fitTo: { mode: 'width', value: 240 } });
  return { secret: secret.base32, qr: picture.asPng().toString('base64') };
}

/** Puts the app in use, whose first code was right. Refuses with `totp.on` where another call has, with another code. */
export async function switchTotpOn(tx: Tx, accountId: string): Promise<void> {
  const off = and(eq(accountTotp.accountId, accountId), eq(accountTotp.confirmed, false));
  const { rowCount } = await tx.update(accountTotp).set({ confirmed: true }).where(off);
  if (!rowCount) throw new ApiError(409, 'totp.on');
}

export async function removeTotp(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountTotp).where(eq(accountTotp.accountId, accountId));
}

/** Forgets a secret that waits for its first code. */
export async function voidUnconfirmed(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountTotp).where(and(eq(accountTotp.accountId, accountId), eq(accountTotp.confirmed, false)));
}

/**
 * Verifies and consumes a code of the app, of this half minute or a neighbouring one. It is single-use under concurrency, and one older
 * than the last one used is rejected (asvs 6.5.1). Throws `totp.wrong`, also where no app is in use.
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
  const totp = new TOTP({ secret: Secret.fromBase32(await openSecret(ctx, accountId, sealed)), period: STEP });
  const timestamp = (await ctx.now()).getTime();
  const delta = totp.validate({ token: normaliseCode(code), timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / STEP) + delta;
}
