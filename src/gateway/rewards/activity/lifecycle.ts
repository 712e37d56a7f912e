import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ActivityNews,
  activityLifecycleMachine,
} from '../../../../machines/rewards/activity-lifecycle/activity-lifecycle.machine';
import { ACTIVITY_STATUSES, type ActivityStatus, type Metric } from '../../../contract/rewards/activities';
import type { Lifecycle } from '../../../lifecycle';
import { accountById, alertOwner } from '../../identity';
import { areRewardsBarred } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { advance } from '../../platform/lifecycle/service';
import { publicNumber } from '../../platform/public-number';
import { claimReward } from '../reward/claim';
import { offerReward } from '../reward/service';
import { type Activity, activities, activityEntries, type Entry } from './tables';

export const DAY = 86_400_000;

/**
 * Details of a step. `entered`: the new entry; `drawn`: a raffle's result; `reason`: the operator's reason for a
 * rejection, shown to the player.
 */
type Note = {
  entered?: Pick<Entry, 'activityId' | 'accountId' | 'attempt'>;
  comment?: string;
  reason?: string;
  drawn?: { ticket: number; luck: string; prize: number };
  reached?: bigint;
};
type Subject = { entry: Entry; activity: Activity };

/** Returns the status for a state of the chart: the innermost state name that is a status. */
export function statusIn(value: unknown): ActivityStatus {
  const names = JSON.stringify(value).match(/\w+/g) ?? [];
  return names.flatMap((name) => ACTIVITY_STATUSES.find((status) => status === name) ?? []).at(-1) ?? lost();
}

/** Returns the public number of an application. */
export const numberOf = ({ number }: Pick<Entry, 'number'>) => publicNumber('E', number);

/** Returns the chart's input for a player who enters an activity. */
export const termsOf = ({ kind, opensAt, closesAt, claimDays, signs }: Activity, now: Date) => ({
  kind,
  opensIn: Math.max(0, opensAt.getTime() - now.getTime()),
  closesIn: closesAt.getTime() - now.getTime(),
  claimFor: claimDays * DAY,
  signs,
});

/** Lifecycle of a player's entry in an activity (s4.activity.statuses), as the gateway runs it. */
export const activityLifecycle: Lifecycle<typeof activityLifecycleMachine, ModuleContext, Subject, Note> = {
  name: 'activity',
  machine: activityLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, at, snapshot }, { entered, comment, reason, drawn, reached } = {}) => {
    const state = statusIn(snapshot.value);
    const isDecided = snapshot.status === 'done' || state === 'issued';
    const details = { ...(comment !== undefined && { comment }), ...(reached !== undefined && { reached }), ...drawn };
    const now = {
      state,
      decidedAt: isDecided ? at : null,
      ...details,
      ...(state === 'rejected' && { reason: reason ?? null }),
    };
    const entry = entered ? await made(db, { id, ...entered, ...now, at }) : await moved(db, id, now);
    const [activity] = await db.select().from(activities).where(eq(activities.id, entry.activityId));
    return { entry, activity: activity ?? lost() };
  },
  perform: async (within, effect, of, { at }) => {
    if (effect.type === 'givePrize') return give(within, of);
    if (effect.type === 'issuePrize') return issue(within, of, at);
    if (effect.type === 'computeRanks') return reckon(within, of);
    if (effect.type === 'notifyPlayer') return notify(within, of, effect.params.news);
  },
};

/** Returns the value of a prize; of a raffle, that of the drawn one. */
export function worthOf({ money, times, points, prizes }: Activity, prize: number | null) {
  const drawn = prize === null ? undefined : prizes[prize];
  const worth = drawn
    ? { money: BigInt(drawn.money), times: drawn.times, points: BigInt(drawn.points) }
    : { money, times, points };
  return { ...worth, requirement: worth.money * BigInt(worth.times) };
}

function offered({ entry, activity }: Subject, claimBy: Date | null) {
  const { money, points, requirement } = worthOf(activity, entry.prize);
  const source = activity.kind === 'raffle' ? ('raffle' as const) : ('activity' as const);
  const reckoned = { titleBn: activity.titleBn, titleEn: activity.titleEn, activityId: activity.id };
  return { accountId: entry.accountId, source, key: entry.id, money, points, requirement, reckoned, claimBy };
}

async function give(within: ModuleContext, of: Subject): Promise<void> {
  const reward = offered(of, null);
  // A blank in a raffle.
  if (reward.money + reward.points === 0n) return;
  const id = (await offerReward(within.db, reward)) ?? lost();
  await moved(within.db, of.entry.id, { rewardId: id });
  await claimReward(within, reward.accountId, id);
}

async function issue(within: ModuleContext, of: Subject, at: Date): Promise<void> {
  const claimBy = new Date(at.getTime() + of.activity.claimDays * DAY);
  const id = (await offerReward(within.db, offered(of, claimBy))) ?? lost();
  await moved(within.db, of.entry.id, { rewardId: id });
}

async function reckon(within: ModuleContext, { entry, activity }: Subject): Promise<void> {
  const { metric, least } = activity;
  const reached = metric ? await reachedBy(within.db, entry.accountId, activity, metric) : 0n;
  const isMet = least === null || reached >= least;
  const event = { type: isMet ? ('reckoned.met' as const) : ('reckoned.missed' as const) };
  await advance(within, activityLifecycle, { id: entry.id, event, note: { reached } });
}

const reachedByRow = v.object({ reached: v.string() });

/** Returns a player's progress between an activity's opening and its end. */
export async function reachedBy(
  tx: Tx,
  accountId: string,
  { opensAt, closesAt }: Activity,
  metric: Metric,
): Promise<bigint> {
  const reachedQuery = sql`select reached_between(${accountId}::uuid, ${opensAt.toISOString()}, ${closesAt.toISOString()}, ${metric}, null)::text as reached`;
  return BigInt((await queryRow(tx, reachedByRow, reachedQuery)).reached);
}

/** Notifies the player of a prize, except during a pause. */
async function notify(within: ModuleContext, { entry, activity }: Subject, news: ActivityNews['news']): Promise<void> {
  const owner = await accountById(within.db, entry.accountId);
  if (!owner || (await areRewardsBarred(within.db, owner.id))) return;
  const title = (owner.language ?? 'bn') === 'bn' ? activity.titleBn : activity.titleEn;
  await alertOwner(within, within.db, owner, `activity.${news}`, {
    number: numberOf(entry),
    title,
    reason: entry.reason ?? '',
  });
}

async function made(tx: Tx, values: typeof activityEntries.$inferInsert): Promise<Entry> {
  const [row] = await tx.insert(activityEntries).values(values).returning();
  return row ?? lost();
}

async function moved(tx: Tx, id: string, now: Partial<Entry>): Promise<Entry> {
  const [row] = await tx.update(activityEntries).set(now).where(eq(activityEntries.id, id)).returning();
  return row ?? lost();
}

const lost = (): never => {
  throw new Error('a record that the activity refers to is missing');
};
