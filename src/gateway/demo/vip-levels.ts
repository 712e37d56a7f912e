import { eq } from 'drizzle-orm';
import { accounts } from '../identity/account/tables';
import type { ModuleContext } from '../platform/context';
import { dayAfter, siteDayAt } from '../platform/time/site-days';
import { vipDays, vipHistory } from '../rewards/vip/tables';

/** Days since which a demo player has had the level: the whole replayed history. */
const PAST = 30;

/** Sets initial levels of demo accounts; later changes are computed as usual. */
export async function seedLevels({ db, config, now }: ModuleContext): Promise<void> {
  const at = await now();
  const today = siteDayAt(config.siteZone, at.getTime()).day;
  await db.insert(vipDays).values({ day: dayAfter(today, -1), createdAt: at });
  for (const { id, rankLevel } of await db.select().from(accounts))
    if (rankLevel > 0) {
      const row = {
        accountId: id,
        day: dayAfter(today, -PAST),
        level: rankLevel,
        was: rankLevel,
        reason: 'begun' as const,
        createdAt: at,
      };
      await db.insert(vipHistory).values(row);
    }
}

/** Raises an account to a level from today on, like the daily job. */
export async function risesTo({ db, config, now }: ModuleContext, userName: string, level: number): Promise<void> {
  const at = await now();
  const [account] = await db.select().from(accounts).where(eq(accounts.userName, userName));
  if (!account) throw new Error('the account does not exist');
  const { day } = siteDayAt(config.siteZone, at.getTime());
  await db
    .insert(vipHistory)
    .values({ accountId: account.id, day, level, was: account.rankLevel, reason: 'risen', createdAt: at });
}
