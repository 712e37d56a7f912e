import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import type { LotteryLine, LotteryPlaced } from '../../../contract/play/lottery';
import type { Lottery } from '../../../lottery';
import { member } from '../../identity';
import { insufficient, moveKey, spendableOf } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { digest } from '../../platform/secrets/secrets';
import { orderJson, viewOf } from './orders';
import { capsOf, hasPrices, lotteryOf, type Priced, price, priceView } from './pricing';
import { type LotteryRejection, placing, refuse } from './rejections';

type Slip = {
  lottery: string;
  rulesVersion: string;
  priceVersion: string;
  stake: string;
  lines: readonly LotteryLine[];
  issues: readonly { issue: string; multiple: number }[];
  stopAfterWin: boolean;
};

/**
 * Places an order for one issue and holds its stake until the issue closes. Idempotent per key. Throws `lottery.closed`
 * with the next issue, `lottery.priceChanged` with the current price, `lottery.line`, a cap (`lottery.prizePerOrder`,
 * `.prizePerIssue`, `.numberFull`), `lottery.bonusStake` if bonus money is in it (own.bonus.position),
 * `lottery.bonusGame` if only bonuses would suffice that the lottery does not count for (`own.grant.game`), `limits.*`,
 * or `ledger.insufficient`.
 */
export const placeOrder = (
  ctx: ModuleContext,
  { issue, ...request }: Input<'placeLotteryOrder'>,
  caller: Caller,
): Promise<LotteryPlaced> =>
  placeSlip(ctx, { ...request, issues: [{ issue, multiple: 1 }], stopAfterWin: false }, caller);

/**
 * Places the same lines for several issues and holds all stakes immediately. Throws like a single order, and
 * `lottery.issueTwice`.
 */
export function placeChase(
  ctx: ModuleContext,
  request: Input<'placeLotteryChase'>,
  caller: Caller,
): Promise<LotteryPlaced> {
  if (new Set(request.issues.map(({ issue }) => issue)).size < request.issues.length)
    throw new ApiError(422, 'lottery.issueTwice');
  return placeSlip(ctx, request, caller);
}

const placeSlipRow = v.object({ told: v.unknown() });

async function placeSlip(ctx: ModuleContext, slip: Slip, caller: Caller): Promise<LotteryPlaced> {
  const key = moveKey(caller, 'lottery');
  const lottery = lotteryOf(slip.lottery);
  const priceVersion = hasPrices(lottery, slip.priceVersion) ? slip.priceVersion : lottery.priceVersion;
  const orders = slip.issues.map(({ issue, multiple }) => ({
    issue,
    ...price(lottery, priceVersion, slip.lines, multiple),
  }));
  const stake = orders.reduce((sum, order) => sum + order.stake, 0n);
  if (priceVersion === slip.priceVersion && stake !== fromWire(slip.stake)) throw changed(lottery, priceVersion, slip);
  const { accountId } = member(caller);
  const { lottery: code, rulesVersion, stopAfterWin } = slip;
  const placement = {
    ...{
      key,
      hash: digest(JSON.stringify(slip)),
      slip: v7(),
      accountId,
      country: caller.country,
      lottery: code,
      rulesVersion,
    },
    ...{ priceVersion: slip.priceVersion, stopAfterWin, stake: stake.toString(), caps: capsOf(lottery, priceVersion) },
    orders: orders.map(toStoredOrder),
  };
  const decide = (rejection: LotteryRejection): never => {
    const version = rejection.priceVersion;
    if (rejection.code === 'lottery.priceChanged' && version && hasPrices(lottery, version))
      throw changed(lottery, version, slip);
    return refuse(rejection);
  };
  const operation = queryRow(
    ctx.db,
    placeSlipRow,
    sql`select lottery_placed(${JSON.stringify(placement)}::jsonb) as told`,
  );
  const { told } = await placing(operation, decide).catch((rejection: unknown) =>
    rethrowWithBalance(ctx, accountId, rejection),
  );
  return placedView(told);
}

/**
 * Reports the full balance: when one of several stakes fails, the error's balance lacks the stakes held before, which
 * the rollback has since released.
 */
async function rethrowWithBalance({ db }: ModuleContext, accountId: string, rejection: unknown): Promise<never> {
  if (rejection instanceof ApiError && rejection.code === 'ledger.insufficient')
    throw insufficient(accountId, await spendableOf(db, accountId));
  throw rejection;
}

const toStoredOrder = ({ issue, stake, most, lines, numbers }: Priced & { issue: string }) => ({
  ...{ id: v7(), hold: v7(), issue, lines, numbers },
  ...{ stake: stake.toString(), most: most.toString() },
});

/** Returns the error with the current price of the lines, which the player must confirm. */
function changed(lottery: Lottery, priceVersion: string, { lines, issues }: Slip): ApiError {
  const times = issues.reduce((sum, { multiple }) => sum + multiple, 0);
  const priced = price(lottery, priceVersion, lines);
  const value = {
    rulesVersion: lottery.rulesVersion,
    priceVersion,
    ...priceView(priced),
    stake: toWire(priced.stake * BigInt(times)),
  };
  return new ApiError(409, 'lottery.priceChanged', { value });
}

const placementJson = v.object({
  slip: v.string(),
  stake: v.string(),
  balance: v.string(),
  orders: v.array(orderJson),
});

function placedView(json: unknown): LotteryPlaced {
  const { slip, stake, balance, orders } = v.parse(placementJson, json);
  return { id: slip, stake: toWire(BigInt(stake)), balance: toWire(BigInt(balance)), orders: orders.map(viewOf) };
}
