import { type ContractTier, RATE_UNIT } from '../../../../../src/contract/agents/agent-contracts';
import { fromWire } from '../../../../../src/contract/money/money';
import type { Period } from '../../../../../src/gateway/platform/time/periods';
import type { Deal, Play } from './reference';

const total = (all: bigint[]) => all.reduce((sum, amount) => sum + amount, 0n);

/**
 * Earnings of each agent in a period by the definition, independently of the implementation: per contract the team's
 * bets, tier and rate, rounded down per pair of giver and holder; an agent's own are receipts minus payments. No
 * carry-over, no closed periods.
 */
export function earned(
  agents: string[],
  deals: Deal[],
  plays: Play[],
  { start, end }: Period,
  activeFrom: bigint,
): bigint[] {
  const worth = ({ holder, terms, from, to }: Deal): bigint => {
    const team = plays.filter(
      ({ at, first, path }) =>
        at >= start && at < end && path.includes(holder) && first >= from && first < (to ?? Infinity),
    );
    if (terms.kind === 'realtime') {
      const big = team.filter(({ stake }) => stake * stake >= fromWire(terms.singleBet) ** 2n);
      const staked = (outcome: Play['outcome']) =>
        total(big.filter((play) => play.outcome === outcome).map(({ stake }) => stake));
      return staked('won') * BigInt(terms.winRate) + staked('lost') * BigInt(terms.lossRate);
    }
    const turnover = total(team.map((play) => play.turnover));
    const loss = total(team.map((play) => play.loss));
    const turned = (bettor: string) =>
      total(team.filter((play) => play.bettor === bettor).map((play) => play.turnover));
    const active = [...new Set(team.map(({ bettor }) => bettor))]
      .map(turned)
      .filter((sum) => sum > 0n && sum >= activeFrom).length;
    const isMet = (tier: ContractTier) =>
      [
        [turnover, fromWire(tier.turnover)],
        [loss, fromWire(tier.loss)],
        [BigInt(active), BigInt(tier.activeMembers)],
      ].every(([reached = 0n, threshold = 0n]) => threshold === 0n || reached >= threshold);
    const rate = Math.max(0, ...terms.tiers.filter(isMet).map((tier) => tier.rate));
    const base = terms.kind === 'dividend' ? loss : turnover;
    return base > 0n ? base * BigInt(rate) : 0n;
  };
  const between = (giver: string | null, holder: string) => {
    const exact = total(deals.filter((deal) => deal.giver === giver && deal.holder === holder).map(worth));
    const whole = exact / BigInt(RATE_UNIT);
    return whole * BigInt(RATE_UNIT) > exact ? whole - 1n : whole;
  };
  const paidToDownlines = (agent: string) => total(agents.map((below) => between(agent, below)));
  return agents.map((agent) => total([null, ...agents].map((giver) => between(giver, agent))) - paidToDownlines(agent));
}
