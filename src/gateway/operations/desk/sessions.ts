import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import type { Operator } from '../ops/command';
import { operators } from '../ops/tables';
import { operatorSessions } from './tables';

/** Time after a code within which a session may move money, ms. */
const STEP_UP_TTL = 10 * 60_000;
const DAY = 24 * 3_600_000;

/** Session of an operator at the desk. */
export type DeskSession = typeof operatorSessions.$inferSelect & { role: Operator['role'] };

/** Opens a session and returns its token: 256 random bits, stored only as a hash (`own.desk.session`). */
export async function openDeskSession({ config }: ModuleContext, tx: Tx, operator: string, now: Date): Promise<string> {
  const token = randomSecret();
  const endsAt = new Date(now.getTime() + config.deskAbsolute);
  const times = { createdAt: now, lastSeenAt: now, endsAt };
  await tx.insert(operatorSessions).values({ id: v7(), tokenHash: digest(token), operator, ...times });
  return token;
}

/**
 * Returns the session of a token, of an enabled operator; null for any other token. `isQuiet`: a call that the page
 * makes by itself, which does not extend the session.
 */
export async function findDeskSession(
  { config, db }: ModuleContext,
  token: string,
  isQuiet: boolean,
): Promise<DeskSession | null> {
  const now = sql`app_now()`;
  const idle = sql`${now} - make_interval(secs => ${config.deskIdle / 1_000})`;
  const [found] = await db
    .select({ session: operatorSessions, role: operators.role })
    .from(operatorSessions)
    .innerJoin(operators, and(eq(operators.name, operatorSessions.operator), isNull(operators.disabledAt)))
    .where(
      and(
        eq(operatorSessions.tokenHash, digest(token)),
        isNull(operatorSessions.revokedAt),
        gt(operatorSessions.endsAt, now),
        gt(operatorSessions.lastSeenAt, idle),
      ),
    );
  if (!found) return null;
  if (!isQuiet)
    await db.update(operatorSessions).set({ lastSeenAt: now }).where(eq(operatorSessions.id, found.session.id));
  return { ...found.session, role: found.role };
}

/** Lets a session move money for some minutes. */
export async function stepUpSession({ db, now }: ModuleContext, id: string): Promise<Date> {
  const stepUpUntil = new Date((await now()).getTime() + STEP_UP_TTL);
  await db.update(operatorSessions).set({ stepUpUntil }).where(eq(operatorSessions.id, id));
  return stepUpUntil;
}

/** Throws `desk.stepUp` unless the session has had a code within the last minutes (`own.desk.step-up`). */
export async function requireStepUp({ now }: ModuleContext, { stepUpUntil }: DeskSession): Promise<void> {
  if (stepUpUntil === null || stepUpUntil <= (await now())) throw new ApiError(403, 'desk.stepUp');
}

/** Ends a session. */
export async function endDeskSession({ db, now }: ModuleContext, id: string): Promise<void> {
  await db
    .update(operatorSessions)
    .set({ revokedAt: await now() })
    .where(eq(operatorSessions.id, id));
}

/** Ends all sessions of an operator, after new credentials. */
export async function endDeskSessions(tx: Tx, operator: string, at: Date): Promise<void> {
  const open = and(eq(operatorSessions.operator, operator), isNull(operatorSessions.revokedAt));
  await tx.update(operatorSessions).set({ revokedAt: at }).where(open);
}

/** Deletes sessions a day after their absolute end. A job calls it. */
export async function purgeDeskSessions({ db, now }: ModuleContext): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.endsAt, new Date((await now()).getTime() - DAY)));
}
