import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import { activityLifecycleMachine } from '../../../../machines/rewards/activity-lifecycle/activity-lifecycle.machine';
import type { Language, Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { ActivityDetail, ActivityStatus, Metric, Prize, RaffleDraws } from '../../../contract/rewards/activities';
import { initialStep } from '../../../lifecycle';
import { areRewardsBarred } from '../../money';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import { readAtOnce } from '../../platform/database/transact';
import { readLifecycles } from '../../platform/lifecycle/service';
import { unseal } from '../../platform/secrets/sealing';
import { periodAt } from '../../platform/time/periods';
import { rewards } from '../reward/tables';
import { activityById, entryOf, SEED } from './find';
import { activityLifecycle, DAY, numberOf, reachedBy, statusIn, termsOf, worthOf } from './lifecycle';
import { picturesOf } from './pictures';
import { ticketsLeft } from './raffle';
import { type Activity, activities, activityEntries, type Entry } from './tables';

/** Time before its opening and after its end in which an activity is listed. */
const LISTED_MARGIN = 30 * DAY;
const MAX_ACTIVITIES = 100;

/**
 * Lists current activities, actionable ones first; none to players in a pause (s4.activity.statuses,
 * `own.activity.barred`).
 */
export const listActivities = (ctx: ModuleContext, { session, language }: Pick<Caller, 'session' | 'language'>) =>
  readAtOnce(ctx, async (tx, within): Promise<Value<'activities'>> => {
    if (session && (await areRewardsBarred(tx, session.accountId))) return { list: [] };
    const now = await within.now();
    const soon = new Date(now.getTime() + LISTED_MARGIN);
    const past = new Date(now.getTime() - LISTED_MARGIN);
    const activityRows = await tx
      .select()
      .from(activities)
      .where(and(lt(activities.opensAt, soon), gt(activities.closesAt, past)))
      .orderBy(asc(activities.closesAt), asc(activities.id))
      .limit(MAX_ACTIVITIES);
    const ids = activityRows.map(({ id }) => id);
    const entries = session && ids.length > 0 ? await entriesOf(tx, session.accountId, ids) : new Map<string, Entry>();
    const claimed = await claimedAmong(tx, [...entries.values()]);
    const left = await ticketsLeft(tx, activityRows.filter(isRaffle));
    const list = activityRows.map((row) => {
      const entry = entries.get(row.id);
      return viewOf(row, statusOf(row, entry, now, entry ? claimed.has(entry.id) : false), language, left.get(row.id));
    });
    return { list: list.sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status)) };
  });

const isRaffle = ({ kind }: Activity) => kind === 'raffle';

/** Order of the list: statuses that allow an action come first. */
const ORDER: readonly ActivityStatus[] = [
  ...(['claim', 'issued', 'join', 'signed', 'joined', 'applying', 'process'] as const),
  ...(['comingSoon', 'rejected', 'claimed', 'close'] as const),
];

async function entriesOf(tx: Tx, accountId: string, ids: string[]): Promise<Map<string, Entry>> {
  const theirs = and(eq(activityEntries.accountId, accountId), inArray(activityEntries.activityId, ids));
  const rows = await tx.select().from(activityEntries).where(theirs).orderBy(activityEntries.attempt);
  return new Map(rows.map((row) => [row.activityId, row]));
}

/** Returns entries whose prize was claimed although their lifecycle does not know yet. */
async function claimedAmong(tx: Tx, entries: Entry[]): Promise<Set<string>> {
  const issued = entries.flatMap(({ state, rewardId }) => (state === 'issued' && rewardId ? [rewardId] : []));
  if (issued.length === 0) return new Set();
  const rows = await tx
    .select({ id: rewards.id })
    .from(rewards)
    .where(and(inArray(rewards.id, issued), isNotNull(rewards.claimedAt)));
  const claimed = new Set(rows.map(({ id }) => id));
  return new Set(entries.flatMap(({ id, rewardId }) => (rewardId && claimed.has(rewardId) ? [id] : [])));
}

/** Returns a player's status in an activity; without an entry, the chart's initial status. */
export function statusOf(activity: Activity, entry: Entry | undefined, now: Date, isClaimed: boolean): ActivityStatus {
  if (isClaimed) return 'claimed';
  if (entry) return entry.state;
  if (activity.endedAt) return 'close';
  return statusIn(initialStep(activityLifecycleMachine, termsOf(activity, now)).snapshot.value);
}

const wirePrize = (worth: { money: bigint; times: number; points: bigint }): Prize => ({
  money: toWire(worth.money),
  times: worth.times,
  points: Number(worth.points),
});

/** Renders an activity. `left`: the remaining tickets of each prize of a raffle. */
function viewOf(activity: Activity, status: ActivityStatus, language: Language, left: number[] | undefined) {
  const { id, kind, opensAt, closesAt } = activity;
  const title = language === 'bn' ? activity.titleBn : activity.titleEn;
  const times = { opensAt: opensAt.getTime(), closesAt: closesAt.getTime() };
  return {
    id,
    kind,
    title,
    status,
    ...times,
    ...(left ? ticketsOf(activity, left) : { prize: wirePrize(worthOf(activity, null)), tickets: null }),
  };
}

/** Returns the best remaining prize of a raffle, and the odds of the next ticket (own.raffle.odds). */
function ticketsOf(activity: Activity, left: number[]) {
  const worth = activity.prizes.map((_, index) => worthOf(activity, index));
  const wins = worth.map(({ money, points }) => money + points > 0n);
  const best = worth.find((_, index) => wins[index] && left[index]) ?? NOTHING;
  const sum = (counts: number[]) => counts.reduce((total, some) => total + some, 0);
  return { prize: wirePrize(best), tickets: { left: sum(left), winning: sum(left.filter((_, index) => wins[index])) } };
}
const NOTHING = { money: 0n, times: 0, points: 0n };

/** Returns an activity as its player sees it. Throws `activity.unknown`, also during a pause. */
export const activityOf = (ctx: ModuleContext, accountId: string, id: string, language: Language) =>
  readAtOnce(ctx, async (tx, within): Promise<ActivityDetail> => {
    if (await areRewardsBarred(tx, accountId)) throw new ApiError(404, 'activity.unknown');
    const activity = await activityById(tx, id);
    const entry = await entryOf(tx, accountId, id);
    const now = await within.now();
    const reward = entry?.rewardId
      ? (await tx.select().from(rewards).where(eq(rewards.id, entry.rewardId)))[0]
      : undefined;
    const status = statusOf(activity, entry, now, entry?.state === 'issued' && Boolean(reward?.claimedAt));
    const text = language === 'bn' ? activity.textBn : activity.textEn;
    const left = (await ticketsLeft(tx, [activity].filter(isRaffle))).get(id);
    return {
      ...viewOf(activity, status, language, left),
      lines: text.split('\n').filter((line) => line.trim() !== ''),
      application: entry?.comment ? await applicationOf(tx, entry, entry.comment) : null,
      again: status === 'rejected' && statusOf(activity, undefined, now, false) === 'join',
      signs:
        activity.kind === 'sign'
          ? { done: await signedBy(tx, entry), asked: activity.signs, nextDayAt: nextDayAt(within, now) }
          : null,
      progress: activity.metric ? await progressOf(tx, accountId, activity, activity.metric, entry) : null,
      raffle: left ? raffleOf(activity, entry, left) : null,
      claimBy: status === 'issued' ? (reward?.claimBy?.getTime() ?? null) : null,
    };
  });

const nextDayAt = ({ config }: ModuleContext, now: Date): number => periodAt('D', now.getTime(), config.siteZone).end;

const applicationOf = async (tx: Tx, entry: Entry, comment: string) => ({
  number: numberOf(entry),
  comment,
  pictures: await picturesOf(tx, entry.id),
  reason: entry.reason,
  at: entry.at.getTime(),
});

async function signedBy(tx: Tx, entry: Entry | undefined): Promise<number> {
  if (!entry) return 0;
  const stored = (await readLifecycles(tx, activityLifecycle, [entry.id])).get(entry.id);
  return Number(stored?.snapshot.context.signed ?? 0);
}

async function progressOf(tx: Tx, accountId: string, activity: Activity, metric: Metric, entry: Entry | undefined) {
  const reached = entry?.reached ?? (await reachedBy(tx, accountId, activity, metric));
  return { metric, reached: counted(metric, reached), target: counted(metric, activity.least ?? 0n) };
}

const wirePrizes = (activity: Activity) =>
  activity.prizes.map(({ count }, index) => ({ ...wirePrize(worthOf(activity, index)), count }));

function raffleOf(activity: Activity, entry: Entry | undefined, left: number[]): ActivityDetail['raffle'] {
  const { ticket = null, luck = null, prize = null } = entry ?? {};
  const worth = prize === null ? null : worthOf(activity, prize);
  const drawn =
    ticket !== null && luck !== null
      ? { ticket, luck, prize: worth && worth.money + worth.points > 0n ? wirePrize(worth) : null }
      : null;
  const prizes = wirePrizes(activity).map((prize, index) => ({ ...prize, left: left[index] ?? 0 }));
  return { digest: activity.digest ?? '', prizes, drawn };
}

/** Returns all draws of a finished raffle, with its seed. Throws `activity.unknown` or `raffle.open`. */
export async function drawsOf(ctx: ModuleContext, id: string): Promise<RaffleDraws> {
  const activity = await activityById(ctx.db, id);
  if (!activity.seed || !activity.digest) throw new ApiError(404, 'activity.unknown');
  if (activity.closesAt > (await ctx.now()) && !activity.endedAt) throw new ApiError(409, 'raffle.open');
  const rows = await ctx.db
    .select({ ticket: activityEntries.ticket, luck: activityEntries.luck, prize: activityEntries.prize })
    .from(activityEntries)
    .where(and(eq(activityEntries.activityId, id), isNotNull(activityEntries.ticket)))
    .orderBy(asc(activityEntries.ticket));
  const draws = rows.map(({ ticket, luck, prize }) => ({ ticket: ticket ?? 0, luck: luck ?? '', prize }));
  return {
    digest: activity.digest,
    seed: await unseal(ctx, SEED, id, activity.seed),
    prizes: wirePrizes(activity),
    draws,
  };
}

/** Serializes progress for the wire: turnover as an amount, any other metric as a count. */
export const counted = (metric: Metric, amount: bigint): string =>
  metric === 'validBet' ? toWire(amount) : amount.toString();
