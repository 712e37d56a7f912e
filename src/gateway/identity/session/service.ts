import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Value } from '../../../contract';
import { ApiError, type Caller, type ModuleContext, type Session, type Tx } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { sessions } from './tables';

const DAY = 24 * 60 * 60_000;

/**
 * Opens a session and gives its token: 256 random bits, told once, kept as a hash (asvs 7.2.2-7.2.4). With `passwordDue` it may only change
 * the password, until that is done.
 */
export async function openSession(ctx: ModuleContext, tx: Tx, accountId: string, passwordDue = false): Promise<string> {
  const token = randomSecret();
  const now = await ctx.now();
  const endsAt = new Date(now.getTime() + ctx.config.sessionAbsolute);
  const times = { createdAt: now, lastSeenAt: now, endsAt };
  await tx.insert(sessions).values({ id: v7(), tokenHash: digest(token), accountId, ...times, passwordDue });
  return token;
}

/** Keeps a session awake now, and says when it will end if nothing more is done, and at the latest (asvs 7.3.1, 7.3.2). */
export async function prolongSession(ctx: ModuleContext, sessionId: string): Promise<Value<'prolongSession'>> {
  const now = await ctx.now();
  await ctx.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  const [row] = await ctx.db.select({ endsAt: sessions.endsAt }).from(sessions).where(eq(sessions.id, sessionId));
  const serverTime = now.getTime();
  const endsAt = row?.endsAt.getTime() ?? serverTime;
  return { idleEndsAt: Math.min(serverTime + ctx.config.sessionIdle, endsAt), endsAt, serverTime };
}

/** The sessions of an account that are good now. */
export async function openSessions(ctx: ModuleContext, accountId: string) {
  return ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isGood(ctx)));
}

/** Ends one session of an account; false where it is none of its own, or over. */
export async function revokeOwnSession(ctx: ModuleContext, accountId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(sessions)
    .set({ revokedAt: await ctx.now() })
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId), isGood(ctx)));
  return rowCount === 1;
}

/** Ends a session at once (asvs 7.4.1). */
export async function revokeSession(ctx: ModuleContext, sessionId: string): Promise<void> {
  const revokedAt = await ctx.now();
  await ctx.db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends all sessions of an account but one: after a password change the others, after a recovery (`null`) all (asvs 7.4.3). */
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

/** Makes a session whole whose password had to be changed, and has been. */
export async function makeWhole(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ passwordDue: false }).where(eq(sessions.id, sessionId));
}

/** When a session began. */
export async function beginOf(tx: Tx, sessionId: string): Promise<Date> {
  const [row] = await tx.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId));
  if (!row) throw new ApiError(401, 'session.ended');
  return row.createdAt;
}

/** Forgets sessions a day after their absolute end. A job calls it. */
export async function purgeSessions(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(sessions).where(lt(sessions.endsAt, new Date((await ctx.now()).getTime() - DAY)));
}

/** Checks whether a token is that of a session. */
export async function isTokenOf(tx: Tx, sessionId: string, token: string): Promise<boolean> {
  const its = and(eq(sessions.id, sessionId), eq(sessions.tokenHash, digest(token)));
  return (await tx.select({ id: sessions.id }).from(sessions).where(its)).length > 0;
}

/** The session of a caller whose endpoint requires one. */
export function member(caller: Caller): Session {
  if (!caller.session) throw new ApiError(401, 'session.required');
  return caller.session;
}

/** Not revoked, not idle for too long, and not too old altogether. */
export const isGood = ({ config }: ModuleContext, now = sql`app_now()`) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, now),
    gt(sessions.lastSeenAt, sql`${now} - make_interval(secs => ${config.sessionIdle / 1_000})`),
  );
