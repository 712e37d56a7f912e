import { v7 } from 'uuid';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { amount } from '../../../contract/platform/fields';
import { SPANS } from '../../../contract/rewards/activities';
import { ApiError, type ModuleContext } from '../../platform/context';
import { definition } from '../activity/operators';
import { leaderboards } from './tables';

const rank = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** Definition of a new leaderboard, as operators submit it in JSON; `least` and prizes are amounts in wire format. */
export const leaderboardMade = v.pipe(
  v.strictObject({
    code: definition.code,
    span: v.picklist(SPANS),
    least: amount,
    shown: v.optional(v.pipe(rank, v.minValue(3)), 20),
    claimDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)), 7),
    prizes: v.pipe(
      v.array(
        v.strictObject({
          from: rank,
          to: rank,
          money: definition.money,
          times: definition.times,
          points: definition.points,
        }),
      ),
      v.maxLength(20),
    ),
  }),
  v.check(
    ({ prizes, shown }) => prizes.every(({ from, to }) => from <= to && to <= shown),
    'ranks rise, and are among those that are shown',
  ),
  v.check(
    ({ prizes }) => prizes.every((prize) => prize.points > 0 || fromWire(prize.money) > 0n),
    'a prize is worth something',
  ),
);

/**
 * Creates a leaderboard; its first window is the one open at `from`. Throws `leaderboard.taken` if its span has one.
 */
export async function makeLeaderboard(
  ctx: ModuleContext,
  made: v.InferOutput<typeof leaderboardMade>,
  from?: Date,
): Promise<{ id: string }> {
  const id = v7();
  const now = await ctx.now();
  const prizes = made.prizes.map((prize) => ({
    ...prize,
    money: fromWire(prize.money).toString(),
    points: String(prize.points),
  }));
  const row = { ...made, id, least: fromWire(made.least), prizes, beginsAt: from ?? now, createdAt: now };
  const { rowCount } = await ctx.db.insert(leaderboards).values(row).onConflictDoNothing();
  if (!rowCount) throw new ApiError(409, 'leaderboard.taken');
  return { id };
}

export async function leaderboardsMade({ db }: ModuleContext) {
  const rows = await db.select().from(leaderboards);
  return rows.map(({ least, prizes, ...row }) => ({
    ...row,
    least: toWire(least),
    prizes: prizes.map(({ money, points, ...rest }) => ({
      ...rest,
      money: toWire(BigInt(money)),
      points: Number(points),
    })),
  }));
}
