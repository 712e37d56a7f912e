import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import { METRICS, SPANS } from '../../../contract/rewards/activities';
import { ApiError, type ModuleContext } from '../../platform/context';
import { definition, minorOf } from '../activity/operators';
import { missions } from './tables';

const boundedText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120));

/**
 * Definition of a new mission, as operators submit it in JSON; `target` is an amount for turnover, else a whole number.
 */
export const missionMade = v.pipe(
  v.strictObject({
    ...definition,
    titleBn: boundedText,
    titleEn: boundedText,
    span: v.picklist(SPANS),
    metric: v.picklist(METRICS),
    category: v.optional(v.picklist(GAME_TYPES)),
    target: v.string(),
    claimDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)), 3),
  }),
  v.check((made) => made.points > 0 || fromWire(made.money) > 0n, 'a prize is needed'),
);

/** Creates a mission for windows that start at or after `from` (default: now). Throws `mission.codeTaken`. */
export async function makeMission(
  ctx: ModuleContext,
  made: v.InferOutput<typeof missionMade>,
  from?: Date,
): Promise<{ id: string }> {
  const { money, points, target, category = null, ...columns } = made;
  const id = v7();
  const now = await ctx.now();
  const row = {
    ...columns,
    id,
    category,
    money: fromWire(money),
    points: BigInt(points),
    target: minorOf(columns.metric, target),
  };
  const { rowCount } = await ctx.db
    .insert(missions)
    .values({ ...row, beginsAt: from ?? now, createdAt: now })
    .onConflictDoNothing();
  if (!rowCount) throw new ApiError(409, 'mission.codeTaken');
  return { id };
}

/** Ends a mission for windows that start later; open ones continue. Throws `mission.unknown`. */
export async function endMission({ db, now }: ModuleContext, code: string): Promise<void> {
  const { rowCount } = await db
    .update(missions)
    .set({ endsAt: await now() })
    .where(and(eq(missions.code, code), isNull(missions.endsAt)));
  if (!rowCount) throw new ApiError(404, 'mission.unknown');
}

/** Lists the last hundred missions, the newest first. */
export async function missionsMade({ db }: ModuleContext) {
  const rows = await db.select().from(missions).orderBy(desc(missions.createdAt)).limit(100);
  return rows.map(({ money, points, target, ...row }) => ({
    ...row,
    money: toWire(money),
    points: Number(points),
    target: row.metric === 'validBet' ? toWire(target) : target.toString(),
  }));
}
