import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { digest } from '../../platform/secrets/secrets';
import { registrationKeys } from './tables';

const DAY = 86_400_000;
/** Age after which a claim without an account belongs to a dead process. */
const ABANDONED = 30_000;
const LOOK_AGAIN = 50;

type Attempt = { key: string; fingerprint: string };

/**
 * Runs the registration of an idempotency key once, or returns the account that it has created. Of concurrent calls one
 * runs and the others wait for it. Throws `registration.keyReused` for the same key with other fields. A failure
 * releases the key.
 */
export async function once<T>(
  ctx: ModuleContext,
  { key, fingerprint }: Attempt,
  make: () => Promise<T>,
  repeat: (id: string) => Promise<T>,
) {
  const keyHash = digest(key);
  for (;;) {
    if (await claim(ctx, keyHash, fingerprint))
      return make().catch((error) => free(ctx, keyHash).then(() => Promise.reject(error)));
    const [row] = await ctx.db.select().from(registrationKeys).where(eq(registrationKeys.keyHash, keyHash));
    if (row && row.fingerprint !== fingerprint) throw new ApiError(409, 'registration.keyReused');
    if (row?.accountId) return repeat(row.accountId);
    await pause(LOOK_AGAIN);
  }
}

/** Records the account of a key, in the transaction that creates it. */
export async function keep(tx: Tx, key: string, accountId: string): Promise<void> {
  await tx
    .update(registrationKeys)
    .set({ accountId })
    .where(eq(registrationKeys.keyHash, digest(key)));
}

/** Deletes keys after a day. A job calls it. */
export async function purgeRegistrationKeys(ctx: ModuleContext): Promise<void> {
  await ctx.db
    .delete(registrationKeys)
    .where(lt(registrationKeys.claimedAt, new Date((await ctx.now()).getTime() - DAY)));
}

async function claim(ctx: ModuleContext, keyHash: string, fingerprint: string): Promise<boolean> {
  const claimedAt = await ctx.now();
  const abandoned = and(
    isNull(registrationKeys.accountId),
    lt(registrationKeys.claimedAt, new Date(claimedAt.getTime() - ABANDONED)),
  );
  const claimed = await ctx.db
    .insert(registrationKeys)
    .values({ keyHash, fingerprint, claimedAt })
    .onConflictDoUpdate({ target: registrationKeys.keyHash, set: { fingerprint, claimedAt }, setWhere: abandoned })
    .returning();
  return claimed.length === 1;
}

const free = (ctx: ModuleContext, keyHash: string) =>
  ctx.db.delete(registrationKeys).where(and(eq(registrationKeys.keyHash, keyHash), isNull(registrationKeys.accountId)));
