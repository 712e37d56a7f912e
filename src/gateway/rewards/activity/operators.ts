import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { money } from '../../../contract/platform/fields';
import { ACTIVITY_KINDS, METRICS } from '../../../contract/rewards/activities';
import { accounts } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { advance } from '../../platform/lifecycle/service';
import { seal } from '../../platform/secrets/sealing';
import { rewards } from '../reward/tables';
import { SEED } from './find';
import { activityLifecycle, numberOf } from './lifecycle';
import { newSeed } from './raffle';
import { activities, activityEntries, activityPictures } from './tables';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const boundedText = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
export const definition = {
  code: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{3,40}$/, 'a code of 3 to 40 small letters, digits and hyphens is needed'),
  ),
  /** Prize: amount in wire format, its turnover factor (at most 10), points. */
  money: v.optional(money, '0.00'),
  times: v.optional(whole(0, 10), 1),
  points: v.optional(whole(0, 10_000_000), 0),
};
/** Required play; `least` is an amount for turnover, else a whole number. */
const least = v.object({ metric: v.picklist(METRICS), least: v.string() });
export const minorOf = (metric: (typeof METRICS)[number], typed: string): bigint =>
  metric === 'validBet'
    ? fromWire(v.parse(money, typed))
    : BigInt(v.parse(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)), typed));

/** Definition of a new activity, as operators submit it in JSON. */
export const activityMade = v.pipe(
  v.strictObject({
    ...definition,
    kind: v.picklist(ACTIVITY_KINDS),
    titleBn: boundedText(120),
    titleEn: boundedText(120),
    textBn: boundedText(2_000),
    textEn: boundedText(2_000),
    opensAt: v.pipe(v.string(), v.isoTimestamp()),
    closesAt: v.pipe(v.string(), v.isoTimestamp()),
    claimDays: v.optional(whole(1, 90), 7),
    signs: v.optional(whole(1, 31), 7),
    asks: v.optional(least),
    /** Prizes of a raffle, the best first; 0.00 without points is a blank. */
    prizes: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            count: whole(1, 1_000_000),
            money: definition.money,
            times: definition.times,
            points: definition.points,
          }),
        ),
        v.maxLength(20),
      ),
      [],
    ),
  }),
  v.check(({ opensAt, closesAt }) => Date.parse(opensAt) < Date.parse(closesAt), 'it must open before it closes'),
  v.check(
    ({ kind, prizes }) => (kind === 'raffle') === prizes.length > 0,
    'a raffle has prizes, anything else a prize',
  ),
  v.check((made) => made.kind === 'raffle' || made.points > 0 || fromWire(made.money) > 0n, 'a prize is needed'),
  v.check(({ kind, asks }) => !asks || kind === 'join', 'only what is joined asks for something to be reached'),
);

/**
 * Creates an activity. A raffle's seed is drawn now, and its digest is published immediately. Throws
 * `activity.codeTaken`.
 */
export async function makeActivity(
  ctx: ModuleContext,
  made: v.InferOutput<typeof activityMade>,
  id: string = v7(),
): Promise<{ id: string; digest: string | null }> {
  const { asks, money: sum, points, prizes, opensAt, closesAt, ...columns } = made;
  const drawn = columns.kind === 'raffle' ? newSeed() : null;
  const row = {
    ...columns,
    id,
    money: fromWire(sum),
    points: BigInt(points),
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    metric: asks?.metric ?? null,
    least: asks ? minorOf(asks.metric, asks.least) : null,
    prizes: prizes.map((prize) => ({
      ...prize,
      money: fromWire(prize.money).toString(),
      points: String(prize.points),
    })),
    seed: drawn ? await seal(ctx, SEED, id, drawn.seed) : null,
    digest: drawn?.digest ?? null,
    createdAt: await ctx.now(),
  };
  const { rowCount } = await ctx.db.insert(activities).values(row).onConflictDoNothing();
  if (!rowCount) throw new ApiError(409, 'activity.codeTaken');
  return { id, digest: row.digest };
}

/** Closes an activity to new entries; existing ones continue. Throws `activity.unknown`. */
export async function endActivity({ db, now }: ModuleContext, code: string): Promise<void> {
  const { rowCount } = await db
    .update(activities)
    .set({ endedAt: await now() })
    .where(and(eq(activities.code, code), isNull(activities.endedAt)));
  if (!rowCount) throw new ApiError(404, 'activity.unknown');
}

/** Lists the last hundred activities, the newest first, with their number of entries (`own.activity.entries`). */
export async function activitiesMade({ db }: ModuleContext) {
  const rows = await db
    .select({
      ...activityFields,
      entries: db.$count(activityEntries, eq(activityEntries.activityId, activities.id)),
    })
    .from(activities)
    .orderBy(desc(activities.createdAt))
    .limit(100);
  return rows.map(({ money: sum, points, ...row }) => ({ ...row, money: toWire(sum), points: Number(points) }));
}
const { code, kind, titleEn, opensAt, closesAt, endedAt, digest, money: sum, points } = activities;
const activityFields = { code, kind, title: titleEn, opensAt, closesAt, endedAt, digest, money: sum, points };

/** Lists pending applications, the oldest first, at most a hundred. */
export async function openEntries({ db }: ModuleContext) {
  const { number, at, state, comment } = activityEntries;
  const rows = await db
    .select({ number, at, user: accounts.userName, activity: activities.code, state, comment })
    .from(activityEntries)
    .innerJoin(activities, and(eq(activities.id, activityEntries.activityId), eq(activities.kind, 'apply')))
    .innerJoin(accounts, eq(accounts.id, activityEntries.accountId))
    .where(inArray(state, ['applying', 'process']))
    .orderBy(asc(number))
    .limit(100);
  return rows.map((row) => ({ ...row, number: numberOf(row) }));
}

const DECISION_EVENTS = { review: 'ops.reviewed', approve: 'ops.approved', reject: 'ops.rejected' } as const;

/**
 * Takes the operator's step; a rejected player sees the reason. Throws `activity.unknown`, `activity.changed` if
 * `version` is outdated, or `activity.notPermitted`.
 */
export async function decideEntry(
  ctx: ModuleContext,
  decision: keyof typeof DECISION_EVENTS,
  number: string,
  { version, ...note }: { reason: string; version?: number },
): Promise<void> {
  await advance(ctx, activityLifecycle, {
    id: (await meant(ctx, number)).id,
    event: { type: DECISION_EVENTS[decision] },
    version,
    note,
  });
}

/** Returns the pictures of an application as files for the operator to save. */
export async function picturesForOperators(ctx: ModuleContext, number: string) {
  const { id } = await meant(ctx, number);
  const { createdAt, picture, entryId } = activityPictures;
  const rows = await ctx.db
    .select({ picture })
    .from(activityPictures)
    .where(eq(entryId, id))
    .orderBy(asc(createdAt), asc(activityPictures.id));
  return {
    files: rows.map((row, index) => ({ name: `${number}-${index + 1}.png`, base64: row.picture.toString('base64') })),
  };
}

async function meant({ db }: ModuleContext, number: string): Promise<{ id: string }> {
  const isMeant = sql`${activityEntries.number} = ${number.slice(1)}::bigint`;
  const [row] = await db.select({ id: activityEntries.id }).from(activityEntries).where(isMeant);
  if (!row) throw new ApiError(404, 'activity.unknown');
  return row;
}

/** Maximum number of entries per run. */
const AT_ONCE = 200;

/** Notifies the lifecycles of prizes that were claimed in the reward centre. A job calls it. */
async function hearOfClaims(ctx: ModuleContext): Promise<void> {
  const rows = await ctx.db
    .select({ id: activityEntries.id })
    .from(activityEntries)
    .innerJoin(rewards, and(eq(rewards.id, activityEntries.rewardId), isNotNull(rewards.claimedAt)))
    .where(eq(activityEntries.state, 'issued'))
    .limit(AT_ONCE);
  for (const { id } of rows)
    await advance(ctx, activityLifecycle, { id, event: { type: 'reward.claimed' } }).catch(ignoreRejection);
}

/** Ignores the rejection when another gateway was faster. */
function ignoreRejection(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

export const activityJobs = { 'activity.claims': { every: 10_000, does: hearOfClaims } };
