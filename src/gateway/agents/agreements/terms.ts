import type { ContractTerms, ContractTier } from '../../../contract/agents/agent-contracts';
import { fromWire } from '../../../contract/money/money';

/** Totals of a team in a period; amounts in minor units. */
export type Reached = { turnover: bigint; loss: bigint; activeMembers: number };

/**
 * Returns the highest tier whose conditions are all met; tiers are ascending. `0.00` is always met, even by a team that
 * has won.
 */
const tierFor = (
  tiers: readonly ContractTier[],
  { turnover, loss, activeMembers }: Reached,
): ContractTier | undefined =>
  tiers.findLast((tier) => {
    const isMet = (reached: bigint, threshold: bigint) => threshold === 0n || reached >= threshold;
    return (
      isMet(turnover, fromWire(tier.turnover)) &&
      isMet(loss, fromWire(tier.loss)) &&
      activeMembers >= tier.activeMembers
    );
  });

/** Returns the rate of a tiered agreement, in thousandths of a percent; 0 if no tier is met. */
export const rateAt = (tiers: readonly ContractTier[], reached: Reached): number => tierFor(tiers, reached)?.rate ?? 0;

/**
 * Returns whether terms never exceed others: at every point that a team can reach, their rate is no higher. Rates rise
 * with the totals, so that checking the start of each tier is enough. Dividends of different periods are not comparable
 * and count as exceeding.
 */
export function isWithin(below: ContractTerms, above: ContractTerms): boolean {
  if (below.kind === 'realtime' || above.kind === 'realtime') {
    if (below.kind !== 'realtime' || above.kind !== 'realtime') return false;
    const { winRate, lossRate, singleBet } = above;
    return below.winRate <= winRate && below.lossRate <= lossRate && fromWire(below.singleBet) >= fromWire(singleBet);
  }
  if (below.kind !== above.kind || periodIn(below) !== periodIn(above)) return false;
  const { tiers } = above;
  return below.tiers.every(({ rate, turnover, loss, activeMembers }) => {
    return rate <= rateAt(tiers, { turnover: fromWire(turnover), loss: fromWire(loss), activeMembers });
  });
}

const periodIn = (terms: ContractTerms) => (terms.kind === 'dividend' ? terms.period : null);
