import type { Value } from '../../../contract';
import { startingUnits } from '../../../lottery';
import { priceList } from '../../../lottery/prices/list';
import { bettingStatusOf } from '../../money';
import type { Caller, Input, ModuleContext } from '../../platform/context';
import { type Issue, nextIssues } from '../draw/service';
import { closedPlays } from './maintenance';
import { lotteryName } from './names';
import { hasPrices, lotteryOf } from './pricing';

const issueView = ({ number, opensAt, closesAt, drawsAt }: Issue) => ({
  issue: number,
  opensAt: opensAt.getTime(),
  closesAt: closesAt.getTime(),
  drawsAt: drawsAt.getTime(),
});

/**
 * Returns everything needed to bet on a lottery: the issues that accept bets, prices, caps and rules of the next one,
 * and the caller's status. Throws `lottery.unknown`.
 */
export async function rulesOf(
  ctx: ModuleContext,
  query: Input<'lotteryRules'>,
  { session, ...caller }: Caller,
): Promise<Value<'lotteryRules'>> {
  const language = query.language ?? caller.language;
  const lottery = lotteryOf(query.lottery);
  const issues = await nextIssues(ctx.db, lottery.code, query.issues);
  const [next] = issues;
  const priceVersion = next && hasPrices(lottery, next.priceVersion) ? next.priceVersion : lottery.priceVersion;
  const list = priceList(lottery, priceVersion);
  const plays = Object.keys(lottery.plays);
  return {
    lottery: lottery.code,
    name: lotteryName(lottery.code, language),
    serverTime: (await ctx.now()).getTime(),
    rulesVersion: next?.rulesVersion ?? lottery.rulesVersion,
    priceVersion,
    groups: list.groups,
    caps: list.caps,
    plays,
    closedPlays: await closedPlays(ctx.db, lottery.code, plays),
    startingUnits: startingUnits(lottery, list),
    issues: issues.map(issueView),
    standing: session && (await bettingStatusOf(ctx.db, session.accountId)),
  };
}
