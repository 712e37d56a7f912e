import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { accountById } from '../account/service';
import { type Caller, type Kit, Refusal, type Session, type Tx } from '../kit';
import { digest, randomSecret } from '../secrets';
import { sessions } from './tables';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Opens a session and gives its token: 256 random bits, told once, kept as a hash (asvs 7.2.2-7.2.4). */
export async function openSession(kit: Kit, tx: Tx, accountId: string): Promise<string> {
  const token = randomSecret();
  const now = await kit.now();
  const endsAt = new Date(now.getTime() + kit.config.sessionAbsolute);
  await tx.insert(sessions).values({ id: v7(), tokenHash: digest(token), accountId, createdAt: now, lastSeenAt: now, endsAt });
  return token;
}

/**
 * The session of a token, or null where it is unknown, revoked, idle too long, too old altogether, or its account is blocked
 * (asvs 7.2.1, 7.3.1, 7.3.2, 7.4.2). Being asked for keeps it awake, written down at most once a minute.
 */
export async function findSession(kit: Kit, token: string): Promise<Session | null> {
  const now = await kit.now();
  const [session] = await kit.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, digest(token)),
        isNull(sessions.revokedAt),
        gt(sessions.endsAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - kit.config.sessionIdle)),
      ),
    );
  const account = session && (await accountById(kit.db, session.accountId));
  if (!account || account.blocked) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > MINUTE) await keepAwake(kit, session.id, now);
  return { sessionId: session.id, accountId: account.id, userName: account.userName, type: account.type };
}

/** Ends a session at once (asvs 7.4.1). */
export async function revokeSession(kit: Kit, sessionId: string): Promise<void> {
  const revokedAt = await kit.now();
  await kit.db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends all sessions of an account but one: after a password change the others, after a recovery (`null`) all (asvs 7.4.3). */
export async function revokeSessions(tx: Tx, accountId: string, { except, at }: { except: string | null; at: Date }): Promise<void> {
  const others = except === null ? undefined : ne(sessions.id, except);
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), others));
}

/** Forgets sessions a day after their absolute end. A job calls it. */
export async function purgeSessions(kit: Kit): Promise<void> {
  await kit.db.delete(sessions).where(lt(sessions.endsAt, new Date((await kit.now()).getTime() - DAY)));
}

/** The session of a caller whose endpoint requires one. */
export function member(caller: Caller): Session {
  if (!caller.session) throw new Refusal(401, 'session.required');
  return caller.session;
}

async function keepAwake(kit: Kit, sessionId: string, lastSeenAt: Date) {
  await kit.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, sessionId));
}
