import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ActivityLifecycleEvent } from '../../../../machines/rewards/activity-lifecycle/activity-lifecycle.machine';
import { lockAccount } from '../../identity';
import { rejectRewards } from '../../money';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { advance, start } from '../../platform/lifecycle/service';
import { unseal } from '../../platform/secrets/sealing';
import { periodAt } from '../../platform/time/periods';
import { activityById, entryOf, SEED } from './find';
import { activityLifecycle, termsOf } from './lifecycle';
import { bindPictures } from './pictures';
import { drawnBy, ticketsLeft } from './raffle';
import { type Activity, activities, type Entry } from './tables';

type PlayerStep = { event: ActivityLifecycleEvent; note?: Parameters<typeof activityLifecycle.record>[2] };

/**
 * Joins an activity, signs in for the day or claims the prize. Throws `activity.unknown`, `activity.notPermitted` or
 * `reward.barred`.
 */
export async function act(
  ctx: ModuleContext,
  accountId: string,
  { id, act: action }: Input<'actOnActivity'>,
): Promise<void> {
  await within(ctx, accountId, id, async (inside, { activity, now }) => {
    if (action === 'join')
      return { event: { type: 'player.joined', closesIn: activity.closesAt.getTime() - now.getTime() } };
    if (action === 'sign') return { event: { type: 'player.signed', dayLeft: dayLeft(inside, now) } };
    // A raffle's prize is drawn instead.
    if (activity.kind === 'raffle') throw new ApiError(409, 'activity.notPermitted');
    return { event: { type: 'player.claimed' } };
  });
}

/** Stores an application with its pictures (s3.activity-application.fields). Throws like `act`, or `upload.unknown`. */
export async function apply(
  ctx: ModuleContext,
  accountId: string,
  { id, comment, pictures }: Input<'applyForActivity'>,
): Promise<void> {
  await within(ctx, accountId, id, async () => ({ event: { type: 'player.applied' }, note: { comment } }), {
    finish: (inside, entry) => bindPictures(inside.db, entry, pictures),
  });
}

/**
 * Draws a ticket, once per player; idempotent for the same `luck`. Throws like `act`, or `raffle.gone`
 * (s7.relay.raffle-claim).
 */
export async function drawRaffle(
  ctx: ModuleContext,
  accountId: string,
  { id, luck }: Input<'claimRaffle'>,
): Promise<void> {
  await within(
    ctx,
    accountId,
    id,
    async (inside, { activity, entry }) => {
      if (activity.kind !== 'raffle' || entry) throw new ApiError(409, 'activity.notPermitted');
      return {
        event: { type: 'player.claimed' },
        note: { drawn: { luck, ...(await drawNext(inside, activity.id, luck)) } },
      };
    },
    { isDone: (entry) => entry?.luck === luck },
  );
}

const ticketsIn = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Draws the next ticket; the lock on the raffle makes draws sequential. */
async function drawNext(inside: ModuleContext, id: string, luck: string): Promise<{ ticket: number; prize: number }> {
  const [raffle] = await inside.db.select().from(activities).where(eq(activities.id, id)).for('update');
  if (!raffle?.seed) throw new Error('the seed of the raffle is missing');
  const left = (await ticketsLeft(inside.db, [raffle])).get(id) ?? [];
  const ticket = ticketsIn(raffle.prizes.map(({ count }) => count)) - ticketsIn(left) + 1;
  const prize = drawnBy(await unseal(inside, SEED, id, raffle.seed), id, { ticket, luck, left });
  if (prize === null) throw new ApiError(409, 'raffle.gone');
  return { ticket, prize };
}

type Found = { activity: Activity; entry: Entry | undefined; now: Date };
type More = {
  isDone?: (entry: Entry | undefined) => boolean;
  finish?: (inside: ModuleContext, entry: Entry) => Promise<void>;
};

/**
 * Runs one step of a player in a transaction that locks the account: creates the entry, continues it, or starts a new
 * attempt after a rejection.
 */
async function within(
  ctx: ModuleContext,
  accountId: string,
  id: string,
  decide: (inside: ModuleContext, found: Found) => Promise<PlayerStep>,
  { isDone = () => false, finish }: More = {},
): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    await lockAccount(tx, accountId);
    await rejectRewards(tx, accountId);
    const activity = await activityById(tx, id);
    const entry = await entryOf(tx, accountId, id);
    if (isDone(entry)) return;
    const now = await inside.now();
    const { event, note } = await decide(inside, { activity, entry, now });
    const isNew = !entry || entry.state === 'rejected';
    if (isNew && activity.endedAt) throw new ApiError(409, 'activity.notPermitted');
    const entryId = isNew ? await enter(inside, { activity, entry, now }, accountId) : entry.id;
    const { subject } = await advance(inside, activityLifecycle, { id: entryId, event, note });
    await finish?.(inside, subject.entry);
  });
}

async function enter(inside: ModuleContext, { activity, entry, now }: Found, accountId: string): Promise<string> {
  const entered = { activityId: activity.id, accountId, attempt: (entry?.attempt ?? 0) + 1 };
  const { step } = await start(inside, activityLifecycle, {
    id: v7(),
    input: termsOf(activity, now),
    note: { entered },
  });
  return step.id;
}

const dayLeft = ({ config }: ModuleContext, now: Date): number =>
  Math.max(1, periodAt('D', now.getTime(), config.siteZone).end - now.getTime());
