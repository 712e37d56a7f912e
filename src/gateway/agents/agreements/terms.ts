import type { ContractTerms, ContractTier } from '../../../contract/agents/agent-contracts';
import { fromWire } from '../../../contract/money/money';

/** What a team has made in a period: money in minor units. */
export type Reached = { turnover: bigint; loss: bigint; activeMembers: number };

/** The highest tier of which all is met; tiers ask for no less than those before them. `0.00` asks for nothing, of a team that has won too. */
const tierFor = (
  tiers: readonly ContractTier[],
  { turnover, loss, activeMembers }: Reached,
): ContractTier | undefined =>
  tiers.findLast((tier) => {
    const isMet = (reached: bigint, asked: bigint) => asked === 0n || reached >= asked;
    return (
      isMet(turnover, fromWire(tier.turnover)) &&
      isMet(loss, fromWire(tier.loss)) &&
      activeMembers >= tier.activeMembers
    );
  });

/** The rate of a tiered contract at a point, in thousandths of a percent; 0 where no tier is met. */
export const rateAt = (tiers: readonly ContractTier[], reached: Reached): number => tierFor(tiers, reached)?.rate ?? 0;

/**
 * Whether terms stand nowhere above others: at every point that a team can reach, their rate is no higher. Rates rise with what is reached,
 * so it is enough to look where each tier begins. A dividend of another period cannot be compared, and counts as above.
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
