import type { JudgePrice } from '../fair/verify';
import { dayOf, LOTTERIES, LOTTERY_CODES, type PlacedLine, priceLine, settleLine } from '../index';

/** Decimals of the wire as minor units. */
const minor = (decimals: string): bigint => BigInt(decimals.replace('.', ''));

/** Works a line of an order out again, by the rules that are here: what it costs, and what it has come to where it is settled. */
export const judgePrice: JudgePrice = (line, { evidence, priceVersion }) => {
  const lottery = LOTTERY_CODES.find((one) => one === evidence.lottery);
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
    // A price list that there never was.
    return false;
  }
};
