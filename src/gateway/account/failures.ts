import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { SETTINGS } from '../../contract';
import { type Kit, Refusal, type Tx } from '../kit';
import { digest } from '../secrets';
import { signInFailures } from './tables';

const LOCK = 15 * 60_000;
const FORGET = 24 * 60 * 60_000;

/** `inARow`: wrong sign-ins since the last right one. `lockedUntil`: set while no sign-in is even looked at. */
export type Failures = { inARow: number; lockedUntil: Date | null };

/** What is held against a name, whether or not there is such an account. */
export async function failuresOf(kit: Kit, userName: string): Promise<Failures> {
  const now = await kit.now();
  const [row] = await kit.db
    .select()
    .from(signInFailures)
    .where(eq(signInFailures.nameHash, nameHash(userName)));
  if (!row) return { inARow: 0, lockedUntil: null };
  return { inARow: row.inARow, lockedUntil: row.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null };
}

/**
 * Counts a try before the password is looked at, so that many at once cannot slip past the limit; `forgive` takes it back. Gives
 * the count, or null while the name is locked. Every tenth locks for 15 minutes (asvs 6.1.1, 6.3.1).
 */
export async function countTry(kit: Kit, userName: string): Promise<number | null> {
  const now = await kit.now();
  const lockedUntil = new Date(now.getTime() + LOCK);
  const next = sql`${signInFailures.inARow} + 1`;
  const [row] = await kit.db
    .insert(signInFailures)
    .values({ nameHash: nameHash(userName), inARow: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInFailures.nameHash,
      set: {
        inARow: next,
        lastAt: now,
        lockedUntil: sql`case when (${next}) % ${SETTINGS.failuresUntilLock} = 0 then ${lockedUntil.toISOString()}::timestamptz end`,
      },
      setWhere: or(isNull(signInFailures.lockedUntil), lte(signInFailures.lockedUntil, now)),
    })
    .returning({ inARow: signInFailures.inARow });
  return row?.inARow ?? null;
}

/** What is told while a name is locked: for how long. */
export async function lockRefusal(kit: Kit, until: Date | null): Promise<Refusal> {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - (await kit.now()).getTime()) / 1_000));
  return new Refusal(429, 'auth.locked', { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

/** A right sign-in, or an operator, wipes the slate. */
export async function forgive(tx: Tx, userName: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.nameHash, nameHash(userName)));
}

/** Forgets what is a day old. A job calls it. */
export async function purgeFailures(kit: Kit): Promise<void> {
  const now = await kit.now();
  const unlocked = or(isNull(signInFailures.lockedUntil), lt(signInFailures.lockedUntil, now));
  await kit.db.delete(signInFailures).where(and(lt(signInFailures.lastAt, new Date(now.getTime() - FORGET)), unlocked));
}

const nameHash = (userName: string) => digest(userName.trim().toLowerCase());
