import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { GATEWAY_SETTINGS, MODULES } from '../../../contract';
import { fromWire } from '../../../contract/money/money';
import { lockAccount } from '../../identity';
import { rejectRewards } from '../../money';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { moduleOn } from '../../platform/system/service';
import { claimReward } from '../reward/claim';
import { offerReward } from '../reward/service';
import { leftOf, linesOf, openDays, sumOf } from './lines';
import { cashbackClaims, cashbackLines } from './tables';

const { least, times } = GATEWAY_SETTINGS.cashback;

/**
 * Claims all open cashback as one reward and returns its amount. The reward is offered and claimed in one transaction,
 * because corrections may change it until then. Idempotent per key. Throws `cashback.off`, `reward.barred`,
 * `cashback.changed` if the amount differs from the displayed one, and `cashback.least`. Sends no notification: the
 * player has just claimed it.
 */
export async function claimCashback(
  ctx: ModuleContext,
  accountId: string,
  displayed: bigint,
  key: string,
): Promise<bigint> {
  if (!(await moduleOn(ctx, MODULES.manualRebate))) throw new ApiError(409, 'cashback.off');
  return transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    const isOfKey = and(eq(cashbackClaims.accountId, accountId), eq(cashbackClaims.idempotencyKey, key));
    const [earlier] = await tx.select().from(cashbackClaims).where(isOfKey);
    if (earlier) return earlier.amount;
    await rejectRewards(tx, accountId);
    const open = (await linesOf(tx, accountId, await openDays(within))).filter((line) => leftOf(line) > 0n);
    const amount = sumOf(open);
    if (amount !== displayed) throw new ApiError(409, 'cashback.changed');
    if (amount < fromWire(least))
      throw new ApiError(409, 'cashback.least', { params: { least: fromWire(least) }, value: { least } });
    const id = v7();
    const createdAt = await within.now();
    const rewardId = await offerReward(tx, {
      accountId,
      source: 'cashback',
      key: id,
      money: amount,
      requirement: amount * BigInt(times),
      reckoned: { from: open.at(-1)?.day, to: open[0]?.day, lines: open.length },
    });
    if (rewardId === null) throw new Error('the reward of a new claim already exists');
    await claimReward(within, accountId, rewardId);
    await tx.insert(cashbackClaims).values({ id, accountId, idempotencyKey: key, amount, rewardId, createdAt });
    const lines = open.map((line) => {
      const { day, category, level, rate, base } = line;
      return { claimId: id, accountId, day, category, level, rate, base, amount: leftOf(line) };
    });
    await tx.insert(cashbackLines).values(lines);
    return amount;
  });
}
