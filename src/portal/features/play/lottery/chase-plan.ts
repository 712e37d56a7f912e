import type {
  ChaseDraw,
  ChaseProblem,
  PlanOutcome,
} from '../../../../../machines/play/lottery-chase/lottery-chase.machine';
import type { Price, PriceOutcome } from '../../../../../machines/play/lottery-order/lottery-order.types';
import { SETTINGS } from '../../../../contract';
import { fromWire, toWire } from '../../../../contract/money/money';
import { type LotteryLine, type LotteryRules, MAX_TIMES } from '../../../../contract/play/lottery';
import { priceSlip } from './pricing';

type ChasePlanRequest = { rules: LotteryRules; lines: readonly LotteryLine[]; multiples: readonly number[] };

/** The most draws that a chase can have now. */
export const mostDraws = ({ issues }: LotteryRules): number => Math.min(issues.length, SETTINGS.lottery.chaseMost);

/**
 * Costs of a slip in each of the next draws, and the total hold; or the reason why it cannot be bet
 * (own.lottery.chase).
 */
export function planChase({ rules, lines, multiples }: ChasePlanRequest): PlanOutcome {
  if (multiples.length < 2 || multiples.length > mostDraws(rules)) return rejectionOf('draws');
  if (multiples.some((outcome) => outcome < 1 || outcome > MAX_TIMES)) return rejectionOf('multiple');
  const draws: ChaseDraw[] = [];
  // A multiple that comes again costs the same again.
  const outcomeByMultiple = new Map(
    [...new Set(multiples)].map((multiple) => [multiple, priceSlip({ rules, lines: timesOver(lines, multiple) })]),
  );
  let held = 0n;
  let most = 0n;
  let last: Price | null = null;
  for (const [nth, multiple] of multiples.entries()) {
    const outcome = outcomeByMultiple.get(multiple);
    const issue = rules.issues[nth];
    if (outcome?.kind !== 'priced' || !issue) return notPriced(outcome);
    last = outcome.price;
    held += fromWire(last.stake);
    most = most > fromWire(last.most) ? most : fromWire(last.most);
    draws.push({ issue: issue.issue, drawsAt: issue.drawsAt, multiple, stake: last.stake, upTo: toWire(held) });
  }
  const { rulesVersion, priceVersion } = last ?? rules;
  return { kind: 'planned', plan: { rulesVersion, priceVersion, draws, stake: toWire(held), most: toWire(most) } };
}

const rejectionOf = (problem: ChaseProblem): PlanOutcome => ({ kind: 'refused', problem });

const timesOver = (lines: readonly LotteryLine[], times: number) =>
  lines.map((line) => ({ ...line, multiple: line.multiple * times }));

const notPriced = (outcome: PriceOutcome | undefined): PlanOutcome =>
  outcome?.kind === 'refused' && (outcome.problem === 'prizePerOrder' || outcome.problem === 'multiple')
    ? rejectionOf(outcome.problem)
    : { kind: 'outdated' };
