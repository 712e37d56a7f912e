import { GATEWAY_SETTINGS, type Language, MODULES, type Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { CashbackLine } from '../../../contract/rewards/vip';
import { areRewardsBarred } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { moduleOn } from '../../platform/system/service';
import { siteDayAt } from '../../platform/time/site-days';
import { levelName, levelsNow } from '../vip/levels';
import { claimBy, type Line, leftOf, linesOf, openDays, sumOf } from './lines';

const { claimDays, least, times } = GATEWAY_SETTINGS.cashback;

/**
 * Returns the claimable cashback by day and category (s2.member-centre.cashback); empty if the module is off or the
 * account gets no rewards.
 */
export async function cashbackOf(
  ctx: ModuleContext,
  accountId: string,
  language: Language,
): Promise<Value<'cashback'>> {
  const isAvailable = (await moduleOn(ctx, MODULES.manualRebate)) && !(await areRewardsBarred(ctx.db, accountId));
  const zone = ctx.config.siteZone;
  const lines = isAvailable ? await linesOf(ctx.db, accountId, await openDays(ctx)) : [];
  const open = lines.filter((line) => leftOf(line) > 0n);
  const levels = open.length > 0 ? await levelsNow(ctx) : [];
  const toView = ({ day, category, level, base, rate, claimed, ...line }: Line): CashbackLine => ({
    ...{ day, category, level, rate, levelName: levelName(levels, level, language), claimBy: claimBy(zone, day) },
    ...{ base: toWire(base), amount: toWire(leftOf({ claimed, ...line })), claimed: toWire(claimed) },
  });
  const today = isAvailable ? await linesOf(ctx.db, accountId, [siteDayAt(zone, (await ctx.now()).getTime())]) : [];
  const first = open.at(-1)?.day;
  return {
    list: open.map(toView),
    amount: toWire(sumOf(open)),
    claimBy: first ? claimBy(zone, first) : null,
    least,
    claimDays,
    times,
    today: toWire(sumOf(today)),
  };
}
