import { and, desc, eq } from 'drizzle-orm';
import { ApiError, type Tx } from '../../platform/context';
import { type Activity, activities, activityEntries, type Entry } from './tables';

/** Purpose under which a raffle's seed is encrypted. */
export const SEED = 'activity.seed';

/** Returns an activity; throws `activity.unknown`. */
export async function activityById(tx: Tx, id: string): Promise<Activity> {
  const [activity] = await tx.select().from(activities).where(eq(activities.id, id));
  if (!activity) throw new ApiError(404, 'activity.unknown');
  return activity;
}

/** Returns a player's last entry in an activity. */
export async function entryOf(tx: Tx, accountId: string, activityId: string): Promise<Entry | undefined> {
  const theirs = and(eq(activityEntries.accountId, accountId), eq(activityEntries.activityId, activityId));
  const [entry] = await tx.select().from(activityEntries).where(theirs).orderBy(desc(activityEntries.attempt)).limit(1);
  return entry;
}
