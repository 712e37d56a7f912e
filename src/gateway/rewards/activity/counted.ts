import { toWire } from '../../../contract/money/money';
import type { Metric } from '../../../contract/rewards/activities';

/** What was reached, as the wire says it: turnover is money, anything else a number. */
export const counted = (metric: Metric, amount: bigint): string =>
  metric === 'validBet' ? toWire(amount) : amount.toString();
