import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { digest } from '../../platform/secrets/secrets';
import { signInFailures } from './tables';

const LOCK = 15 * 60_000;
const FORGET = 24 * 60 * 60_000;

/**
 * `inARow`: failed logins since the last successful one. `lockedUntil`: set while every login fails, even with the
 * right password.
 */
type Failures = { inARow: number; lockedUntil: Date | null };

/**
 * Returns the key of failures at locations where the owner has logged in before, and within a session; the space cannot
 * occur in a user name.
 */
export const atHome = (name: string): string => `${name} at home`;

/** Returns the failures of a name, whether or not the account exists. */
export async function failuresOf(tx: Tx, userName: string, now: Date): Promise<Failures> {
  return asOf(await rowsOf(tx, userName), now);
}

/** Returns the failures of a name and locks their rows until the transaction ends. */
export async function lockFailures(tx: Tx, userName: string, now: Date): Promise<Failures> {
  return asOf(await rowsOf(tx, userName).for('update'), now);
}

/**
 * Counts a wrong password. Returns the count, or null if the name is now locked: the caller then learns nothing else.
 * Every tenth failure locks for 15 minutes (asvs 6.1.1, 6.3.1).
 */
export async function countFailure(tx: Tx, userName: string, now: Date): Promise<number | null> {
  const lockedUntil = new Date(now.getTime() + LOCK);
  const next = sql`${signInFailures.inARow} + 1`;
  const [row] = await tx
    .insert(signInFailures)
    .values({ nameHash: nameHash(userName), inARow: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInFailures.nameHash,
      set: {
        inARow: next,
        lastAt: now,
        lockedUntil: sql`case when (${next}) % ${GATEWAY_SETTINGS.failuresUntilLock} = 0 then ${lockedUntil.toISOString()}::timestamptz end`,
      },
      setWhere: or(isNull(signInFailures.lockedUntil), lte(signInFailures.lockedUntil, now)),
    })
    .returning({ inARow: signInFailures.inARow });
  return row?.inARow ?? null;
}

/** Returns the error for a locked name, with the remaining time. */
export async function lockRejection(ctx: ModuleContext, until: Date | null): Promise<ApiError> {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - (await ctx.now()).getTime()) / 1_000));
  return new ApiError(429, 'auth.locked', { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

/** Resets the failures of a key after a successful login. */
export async function forgive(tx: Tx, userName: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.nameHash, nameHash(userName)));
}

/** Resets all failures of a name, after a new password or by an operator. */
export async function forgiveAll(tx: Tx, name: string): Promise<void> {
  for (const counted of [name, atHome(name)]) await forgive(tx, counted);
}

/** Deletes failures that are a day old. A job calls it. */
export async function purgeFailures(ctx: ModuleContext): Promise<void> {
  const now = await ctx.now();
  const unlocked = or(isNull(signInFailures.lockedUntil), lt(signInFailures.lockedUntil, now));
  await ctx.db.delete(signInFailures).where(and(lt(signInFailures.lastAt, new Date(now.getTime() - FORGET)), unlocked));
}

const rowsOf = (tx: Tx, userName: string) =>
  tx
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.nameHash, nameHash(userName)));

function asOf([row]: (typeof signInFailures.$inferSelect)[], now: Date): Failures {
  const lockedUntil = row?.lockedUntil ?? null;
  return { inARow: row?.inARow ?? 0, lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil : null };
}

const nameHash = (userName: string) => digest(userName.trim().toLowerCase());
