import { eq } from 'drizzle-orm';
import type { Language } from '../../../contract';
import type { Mission as MissionView } from '../../../contract/rewards/activities';
import { lockAccount } from '../../identity';
import { rejectRewards } from '../../money';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { claimReward } from '../reward/claim';
import { offerReward } from '../reward/service';
import { chanceAt, standingsOf, viewOf } from './service';
import { missionClaims, missions } from './tables';

/**
 * Claims a mission's prize, once per window: the window is the idempotency key, and a claimed one is returned as it is.
 * Throws `mission.unknown` for an unknown window, `reward.barred`, `mission.over` after the deadline, or
 * `mission.notReached`. Sends no notification: the player has just claimed it.
 */
export const claimMission = (
  ctx: ModuleContext,
  accountId: string,
  { id, starts }: Input<'claimMission'>,
  language: Language,
): Promise<MissionView> =>
  transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    const [mission] = await tx.select().from(missions).where(eq(missions.id, id));
    const chance = mission && chanceAt(mission, starts, ctx.config.siteZone);
    const at = await within.now();
    if (!chance || chance.starts !== starts || starts > at.getTime()) throw new ApiError(404, 'mission.unknown');
    const [missionProgress] = await standingsOf(tx, accountId, [chance]);
    if (!missionProgress) throw new Error('the progress of the mission is missing');
    if (missionProgress.isClaimed) return viewOf(missionProgress, language);
    await rejectRewards(tx, accountId);
    if (chance.claimBy <= at.getTime()) throw new ApiError(409, 'mission.over');
    const { reached } = missionProgress;
    const { money, points, times, titleBn, titleEn, target } = chance.mission;
    if (reached < target) throw new ApiError(409, 'mission.notReached');
    const rewardId = await offerReward(tx, {
      accountId,
      source: 'mission',
      key: `${id}:${starts}`,
      money,
      points,
      requirement: money * BigInt(times),
      reckoned: { titleBn, titleEn, starts, reached: reached.toString() },
    });
    if (!rewardId) throw new Error('the reward of an unclaimed mission already exists');
    await claimReward(within, accountId, rewardId);
    await tx.insert(missionClaims).values({ accountId, missionId: id, starts, reached, rewardId, at });
    return viewOf({ ...missionProgress, isClaimed: true }, language);
  });
