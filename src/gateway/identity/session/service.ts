import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Value } from '../../../contract';
import { ApiError, type Caller, type ModuleContext, type Session, type Tx } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { accounts } from '../account/tables';
import { sessions } from './tables';

const DAY = 24 * 60 * 60_000;

/**
 * Opens a session and returns its token: 256 random bits, stored only as a hash (asvs 7.2.2-7.2.4). With `passwordDue`
 * it allows only the password change, until that is done.
 */
export async function openSession(ctx: ModuleContext, tx: Tx, accountId: string, passwordDue = false): Promise<string> {
  const token = randomSecret();
  const now = await ctx.now();
  const endsAt = new Date(now.getTime() + ctx.config.sessionAbsolute);
  const times = { createdAt: now, lastSeenAt: now, endsAt };
  await tx.insert(sessions).values({ id: v7(), tokenHash: digest(token), accountId, ...times, passwordDue });
  return token;
}

/** Keeps a session awake and returns when it ends without further activity, and at the latest (asvs 7.3.1, 7.3.2). */
export async function prolongSession(ctx: ModuleContext, sessionId: string): Promise<Value<'prolongSession'>> {
  const now = await ctx.now();
  await ctx.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  const [row] = await ctx.db.select({ endsAt: sessions.endsAt }).from(sessions).where(eq(sessions.id, sessionId));
  const serverTime = now.getTime();
  const endsAt = row?.endsAt.getTime() ?? serverTime;
  return { idleEndsAt: Math.min(serverTime + ctx.config.sessionIdle, endsAt), endsAt, serverTime };
}

/** Returns the valid sessions of an account. */
export async function openSessions(ctx: ModuleContext, accountId: string) {
  return ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isGood(ctx)));
}

/** Ends a session of an account; returns false if it is not one of its own, or has ended. */
export async function revokeOwnSession(ctx: ModuleContext, accountId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(sessions)
    .set({ revokedAt: await ctx.now() })
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isGood(ctx)));
  return rowCount === 1;
}

/** Ends a session immediately (asvs 7.4.1). */
export async function revokeSession(ctx: ModuleContext, sessionId: string): Promise<void> {
  const revokedAt = await ctx.now();
  await ctx.db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends all sessions of an account: after a password change except one, after a recovery (`null`) all (asvs 7.4.3). */
export async function revokeSessions(
  tx: Tx,
  accountId: string,
  { except, at }: { except: string | null; at: Date },
): Promise<void> {
  const others = except === null ? undefined : ne(sessions.id, except);
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), others));
}

/** Gives a session full access, after the due password change. */
export async function makeWhole(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ passwordDue: false }).where(eq(sessions.id, sessionId));
}

/** Returns the start of a session. */
export async function beginOf(tx: Tx, sessionId: string): Promise<Date> {
  const [row] = await tx.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId));
  if (!row) throw new ApiError(401, 'session.ended');
  return row.createdAt;
}

/** Deletes sessions a day after their absolute end. A job calls it. */
export async function purgeSessions(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(sessions).where(lt(sessions.endsAt, new Date((await ctx.now()).getTime() - DAY)));
}

/** Returns whether a token belongs to a session. */
export async function isTokenOf(tx: Tx, sessionId: string, token: string): Promise<boolean> {
  const its = and(eq(sessions.id, sessionId), eq(sessions.tokenHash, digest(token)));
  return (await tx.select({ id: sessions.id }).from(sessions).where(its)).length > 0;
}

/** Returns the caller's session; throws `session.required` without one. */
export function member(caller: Caller): Session {
  if (!caller.session) throw new ApiError(401, 'session.required');
  return caller.session;
}

/** Returns those of the sessions that are valid, of accounts that are not blocked. */
export async function findValidSessions(ctx: ModuleContext, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.id, sessions.accountId), eq(accounts.blocked, false)))
    .where(and(sql`${sessions.id} = any (${sql.param(ids)}::uuid[])`, isGood(ctx)));
  return rows.map(({ id }) => id);
}

/** SQL condition: not revoked, not idle for too long, and not past its absolute end. */
export const isGood = ({ config }: ModuleContext, now = sql`app_now()`) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, now),
    gt(sessions.lastSeenAt, sql`${now} - make_interval(secs => ${config.sessionIdle / 1_000})`),
  );
