import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { GATEWAY_SETTINGS, type Language, MODULES, type Value } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import type { CashbackLine } from '../../../contract/rewards/vip';
import { lockAccount } from '../../identity';
import { areRewardsBarred, refuseRewards } from '../../money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { moduleOn } from '../../platform/system/service';
import { siteDayAt } from '../../platform/time/site-days';
import { claimReward, offerReward } from '../reward/service';
import { levelName, levelsNow } from '../vip/levels';
import { claimBy, type Line, leftOf, linesOf, openDays } from './lines';
import { cashbackClaims, cashbackLines } from './tables';

const { claimDays, least, times } = GATEWAY_SETTINGS.cashback;
const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + leftOf(line), 0n);

/** What can be claimed, day by day and category by category (s2.member-centre.cashback); nothing where it is off, or rewards are barred. */
export async function cashbackOf(
  ctx: ModuleContext,
  accountId: string,
  language: Language,
): Promise<Value<'cashback'>> {
  const shown = (await moduleOn(ctx, MODULES.manualRebate)) && !(await areRewardsBarred(ctx.db, accountId));
  const zone = ctx.config.siteZone;
  const lines = shown ? await linesOf(ctx.db, accountId, await openDays(ctx)) : [];
  const open = lines.filter((line) => leftOf(line) > 0n);
  const levels = open.length > 0 ? await levelsNow(ctx) : [];
  const told = ({ day, category, level, base, rate, claimed, ...line }: Line): CashbackLine => ({
    ...{ day, category, level, rate, levelName: levelName(levels, level, language), claimBy: claimBy(zone, day) },
    ...{ base: toWire(base), amount: toWire(leftOf({ claimed, ...line })), claimed: toWire(claimed) },
  });
  const today = shown ? await linesOf(ctx.db, accountId, [siteDayAt(zone, (await ctx.now()).getTime())]) : [];
  const first = open.at(-1)?.day;
  return {
    list: open.map(told),
    amount: toWire(sum(open)),
    claimBy: first ? claimBy(zone, first) : null,
    least,
    claimDays,
    times,
    today: toWire(sum(today)),
  };
}

/**
 * Gives all that can be claimed at once, and gives the sum: it becomes a reward only now, because until then corrections change it, and is claimed in the same
 * transaction. Who asks again with the same key gets the same answer. Refuses with `cashback.off`, `reward.barred`, `cashback.changed` where it comes to
 * something else than was shown, and `cashback.least`.
 */
export async function claimCashback(
  ctx: ModuleContext,
  accountId: string,
  shown: bigint,
  key: string,
): Promise<bigint> {
  if (!(await moduleOn(ctx, MODULES.manualRebate))) throw new ApiError(409, 'cashback.off');
  return transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    const mine = and(eq(cashbackClaims.accountId, accountId), eq(cashbackClaims.idempotencyKey, key));
    const [before] = await tx.select().from(cashbackClaims).where(mine);
    if (before) return before.amount;
    await refuseRewards(tx, accountId);
    const open = (await linesOf(tx, accountId, await openDays(within))).filter((line) => leftOf(line) > 0n);
    const amount = sum(open);
    if (amount !== shown) throw new ApiError(409, 'cashback.changed');
    if (amount < fromWire(least))
      throw new ApiError(409, 'cashback.least', { params: { least: fromWire(least) }, value: { least } });
    await keepClaim(within, tx, { accountId, idempotencyKey: key, amount }, open);
    return amount;
  });
}

type Claim = Pick<typeof cashbackClaims.$inferInsert, 'accountId' | 'idempotencyKey' | 'amount'>;

async function keepClaim(within: ModuleContext, tx: Tx, claim: Claim, open: readonly Line[]) {
  const { accountId, amount } = claim;
  const [id, createdAt] = [v7(), await within.now()];
  const days = open.map(({ day }) => day);
  const reckoned = { from: days.at(-1), to: days[0], lines: open.length };
  const requirement = amount * BigInt(times);
  const rewardId = await offerReward(tx, {
    accountId,
    source: 'cashback',
    key: id,
    money: amount,
    requirement,
    reckoned,
  });
  if (rewardId === null) throw new Error('a new claim has a reward');
  await claimReward(within, accountId, rewardId);
  await tx.insert(cashbackClaims).values({ id, ...claim, rewardId, createdAt });
  const lines = open.map((line) => {
    const { day, category, level, rate, base } = line;
    return { claimId: id, accountId, day, category, level, rate, base, amount: leftOf(line) };
  });
  await tx.insert(cashbackLines).values(lines);
}
