import { eq, lt, sql } from 'drizzle-orm';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { digest } from '../../platform/secrets/secrets';
import { signInProofs } from './tables';

/** Login that needs one more proof. */
export type Waiting = typeof signInProofs.$inferSelect;

/** Returns the pending login of an id, only to the address where it started. Throws `proof.expired`. */
export async function waitingUnder(tx: Tx, challengeId: string, ip: string): Promise<Waiting> {
  const [row] = await tx.select().from(signInProofs).where(open(challengeId, ip));
  if (!row) throw expired();
  return row;
}

/** Returns the pending login and consumes an attempt; concurrent calls cannot exceed the remaining attempts. */
export async function consumeAttempt(tx: Tx, challengeId: string, ip: string): Promise<Waiting> {
  const triesLeft = sql`${signInProofs.triesLeft} - 1`;
  const [row] = await tx.update(signInProofs).set({ triesLeft }).where(open(challengeId, ip)).returning();
  if (!row) throw expired();
  return row;
}

/** Consumes a pending login: succeeds for exactly one of concurrent callers (asvs 6.5.1). */
export async function consumeSignInProof(tx: Tx, { idHash }: Waiting): Promise<void> {
  const [row] = await tx
    .update(signInProofs)
    .set({ used: true })
    .where(sql`id_hash = ${idHash} and not used`)
    .returning();
  if (!row) throw expired();
}

const open = (challengeId: string, ip: string) =>
  sql`id_hash = ${digest(challengeId)} and ip = ${ip} and not used and tries_left > 0 and expires_at > app_now()`;

export const expired = () => new ApiError(422, 'proof.expired');

/** Deletes the pending logins of an account whose password or factors have changed. */
export async function voidProofs(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(signInProofs).where(eq(signInProofs.accountId, accountId));
}

/** Deletes expired logins. A job calls it. */
export async function purgeProofs(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(signInProofs).where(lt(signInProofs.expiresAt, await ctx.now()));
}
