import type { GamingLimits } from '../../../contract';
import type { ModuleContext } from '../../platform/context';
import { depositLimitsOf } from './deposit-limits';
import { pausesOf } from './pauses';
import { playLimitsOf } from './play-limits';
import { realityMinutesOf } from './reality';

/** Returns all responsible gaming settings of a player, for the player and for operators. */
export async function limitsOf(ctx: ModuleContext, accountId: string): Promise<GamingLimits> {
  const { timeOutUntil, excludedUntil } = await pausesOf(ctx, accountId);
  return {
    deposit: await depositLimitsOf(ctx.db, accountId),
    play: await playLimitsOf(ctx.db, accountId),
    timeOutUntil: timeOutUntil?.getTime() ?? null,
    excludedUntil: excludedUntil?.getTime() ?? null,
    realityMinutes: await realityMinutesOf(ctx.db, accountId),
  };
}
