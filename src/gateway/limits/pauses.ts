import { eq } from 'drizzle-orm';
import { type Account, lockAccount } from '../account/service';
import { translate } from '../messages';
import { ApiError, type ModuleContext } from '../module-context';
import { sendMail, sendSms } from '../outbox/service';
import { transact } from '../platform/transact';
import { revokeSessions } from '../session/service';
import { still } from './blocks';
import { gamingPauses } from './tables';

const HOUR = 3_600_000;
type Ends = Pick<typeof gamingPauses.$inferSelect, 'timeOutUntil' | 'excludedUntil'>;

/** Neither deposits nor play for some hours. Refuses with `limits.notShorter` where the one before lasts longer. */
export const takeTimeOut = (ctx: ModuleContext, { id }: Account, hours: number): Promise<void> =>
  transact(ctx, async (_tx, within) => {
    const now = await within.now();
    await pause(within, id, { timeOutUntil: new Date(now.getTime() + hours * HOUR) });
  });

/**
 * Neither deposits nor play for some months, all sessions ended at once, and a message that says until when. A log-in is good for what is
 * needed to withdraw. Nobody ends it earlier; a longer one may follow. Refuses with `limits.notShorter`.
 */
export const excludeSelf = (ctx: ModuleContext, account: Account, months: number): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const at = await within.now();
    const excludedUntil = new Date(at);
    excludedUntil.setUTCMonth(at.getUTCMonth() + months);
    await pause(within, account.id, { excludedUntil });
    await revokeSessions(tx, account.id, { except: null, at });
    await tell(within, account, excludedUntil);
  });

/** Everything of the kind that is set must end later than what stands. */
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

/** By mail, or by text where there is no address. */
async function tell(within: ModuleContext, { userName, email, mobile, language: theirs }: Account, at: Date) {
  const language = theirs ?? 'bn';
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  const text = translate(language, 'limits.told.exclusion', { user: userName, until });
  const words = { text, language, purpose: 'limits.exclusion' };
  if (email) await sendMail(within, within.db, { to: email, subject: translate(language, 'limits.told.exclusionSubject'), ...words });
  else if (mobile) await sendSms(within, within.db, { to: mobile, ...words });
}

/** The pauses that are not over. */
export async function pausesOf(ctx: ModuleContext, accountId: string): Promise<Ends> {
  const [row] = await ctx.db.select().from(gamingPauses).where(eq(gamingPauses.accountId, accountId));
  const now = await ctx.now();
  return { timeOutUntil: still(row?.timeOutUntil, now), excludedUntil: still(row?.excludedUntil, now) };
}
