import type { JudgePrice } from '../fair/verify';
import { dayOf, LOTTERIES, LOTTERY_CODES, type PlacedLine, priceLine, settleLine } from '../index';

/** Converts decimals of the wire to minor units. */
const minor = (decimals: string): bigint => BigInt(decimals.replace('.', ''));

/** Recomputes a line of an order by the local rules: its cost and, once settled, its outcome. */
export const judgePrice: JudgePrice = (line, { evidence, priceVersion }) => {
  const lottery = LOTTERY_CODES.find((code) => code === evidence.lottery);
  if (!lottery) return false;
  const { play, selection, unit, multiple, group } = line;
  const placed: PlacedLine = { lottery, play, selection, unit, multiple, group, priceVersion };
  try {
    const price = priceLine(placed);
    if ('refused' in price || price.stake !== minor(line.stake)) return false;
    if (line.outcome === null) return true;
    const { outcome, prize, rebate } = settleLine(placed, evidence.result, dayOf(LOTTERIES[lottery], evidence.drawsAt));
    return outcome === line.outcome && prize === minor(line.prize) && rebate === minor(line.rebate);
  } catch {
    // Unknown price list.
    return false;
  }
};
