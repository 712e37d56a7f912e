import { eq } from 'drizzle-orm';
import { type Account, alertOwner, lockAccount, revokeSessions } from '../../identity';
import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { still } from './blocks';
import { markExcluded } from './matching';
import { gamingPauses } from './tables';

const HOUR = 3_600_000;
type Ends = Pick<typeof gamingPauses.$inferSelect, 'timeOutUntil' | 'excludedUntil'>;

/** Blocks deposits and play for some hours. Throws `limits.notShorter` if an earlier pause lasts longer. */
export const takeTimeOut = (ctx: ModuleContext, account: Account, hours: number, from?: Caller): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const timeOutUntil = new Date((await within.now()).getTime() + hours * HOUR);
    await pause(within, account.id, { timeOutUntil });
    await alertOwner(within, tx, account, 'limits.timeOut', { until: timeOutUntil.getTime() }, { from });
  });

/**
 * Blocks deposits and play for some months, ends all sessions and mails the end date. The player can still log in to
 * withdraw. An exclusion cannot be shortened, only extended: throws `limits.notShorter`.
 */
export const excludePlayer = (ctx: ModuleContext, account: Account, months: number, from?: Caller): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const at = await within.now();
    const excludedUntil = new Date(at);
    excludedUntil.setUTCMonth(at.getUTCMonth() + months);
    await pause(within, account.id, { excludedUntil });
    await markExcluded(within, account.id);
    await revokeSessions(tx, account.id, { except: null, at });
    await alertOwner(within, tx, account, 'limits.exclusion', { until: excludedUntil.getTime() }, { from });
  });

/** Stores a pause; each new end must be later than the stored one of its kind. */
async function pause({ db }: ModuleContext, accountId: string, ends: Partial<Ends>): Promise<void> {
  await lockAccount(db, accountId);
  const [before] = await db.select().from(gamingPauses).where(eq(gamingPauses.accountId, accountId));
  const isShorter = (name: keyof Ends) => Boolean(ends[name] && before?.[name] && ends[name] < before[name]);
  if (isShorter('timeOutUntil') || isShorter('excludedUntil')) throw new ApiError(409, 'limits.notShorter');
  await db
    .insert(gamingPauses)
    .values({ accountId, ...ends })
    .onConflictDoUpdate({ target: gamingPauses.accountId, set: ends });
}

/** Returns the active pauses. */
export async function pausesOf(ctx: ModuleContext, accountId: string): Promise<Ends> {
  const [row] = await ctx.db.select().from(gamingPauses).where(eq(gamingPauses.accountId, accountId));
  const now = await ctx.now();
  return { timeOutUntil: still(row?.timeOutUntil, now), excludedUntil: still(row?.excludedUntil, now) };
}
