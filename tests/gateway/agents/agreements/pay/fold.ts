import {
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  RATE_UNIT,
} from '../../../../../src/contract/agents/agent-contracts';
import { fromWire } from '../../../../../src/contract/money/money';
import type { Deal, Play } from './reference';

const HOUR = 3_600_000;
export const total = (all: bigint[]) => all.reduce((sum, amount) => sum + amount, 0n);
const spanOf = (terms: ContractTerms) =>
  terms.kind === 'dividend' ? terms.period : terms.kind === 'hourly' ? 'hour' : 'D';

/** Formatters by time zone, cached because creating one takes longer than the rest of a fold. */
const formats = new Map<string, Intl.DateTimeFormat>();
function dayOf(at: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}

/** Returns the name of the period that contains a moment, in a time zone. */
export function periodName(span: string, at: number, timeZone: string): string {
  if (span === 'hour') return `hour ${Math.floor(at / HOUR)}`;
  const day = dayOf(at, timeZone);
  if (span === 'W') {
    const noon = new Date(`${day}T12:00:00Z`);
    return `W ${new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * 24 * HOUR).toISOString().slice(0, 10)}`;
  }
  return `${span} ${span === 'D' ? day : span === 'M' ? day.slice(0, 7) : `${day.slice(0, 7)} ${Number(day.slice(8)) < 16}`}`;
}

/**
 * Results of agreements by kind, period and agent, minus the downlines' share. `house`: amounts granted by the house,
 * by kind.
 */
type Folded = { own: Map<string, bigint>; house: Map<ContractKind, bigint> };

/**
 * Folds raw facts by the definition, independently of the implementation: per agreement and period the team's bets,
 * tier and rate, rounded down; a dividend's deficit is carried over; cancellations of a paid period use its rate.
 */
export function folded(deals: readonly Deal[], plays: readonly Play[], zone: string, activeFrom: bigint): Folded {
  const own = new Map<string, bigint>();
  const house = new Map<ContractKind, bigint>();
  const paid = new Map<string, number>();
  const add = <K>(to: Map<K, bigint>, key: K, sum: bigint) => to.set(key, (to.get(key) ?? 0n) + sum);
  for (const deal of deals) {
    const { terms, holder, giver, from, to } = deal;
    const name = (at: number) => periodName(spanOf(terms), at, zone);
    const team = plays.filter(({ path, first }) => path.includes(holder) && first >= from && first < (to ?? Infinity));
    let carried = 0n;
    for (const period of new Set(team.sort((a, b) => a.at - b.at).map(({ at }) => name(at)))) {
      const all = team.filter(({ at }) => name(at) === period);
      const rateThen = ({ first }: Play) => (name(first) === period ? 0 : (paid.get(`${deal.id} ${name(first)}`) ?? 0));
      const fresh = all.filter((play) => rateThen(play) === 0);
      const baseOf = (play: Play) => (terms.kind === 'dividend' ? play.loss : play.turnover);
      const base = total(fresh.map(baseOf)) + carried;
      const rate = terms.kind === 'realtime' || base <= 0n ? 0 : rateFor(terms.tiers, fresh, activeFrom);
      paid.set(`${deal.id} ${period}`, rate);
      carried = terms.kind === 'dividend' && base < 0n ? base : 0n;
      const late = total(all.map((play) => BigInt(rateThen(play)) * baseOf(play)));
      const worth =
        terms.kind === 'realtime' ? total(all.map((play) => perBet(terms, play))) : BigInt(rate) * base + late;
      const gross =
        (worth - (((worth % BigInt(RATE_UNIT)) + BigInt(RATE_UNIT)) % BigInt(RATE_UNIT))) / BigInt(RATE_UNIT);
      add(own, `${terms.kind} ${period} ${holder}`, gross);
      if (giver === null) add(house, terms.kind, gross);
      else add(own, `${terms.kind} ${period} ${giver}`, -gross);
    }
  }
  return { own, house };
}

function rateFor(tiers: readonly ContractTier[], team: Play[], activeFrom: bigint): number {
  const turned = (bettor: string) =>
    total(team.filter((play) => play.bettor === bettor).map(({ turnover }) => turnover));
  const active = [...new Set(team.map(({ bettor }) => bettor))].filter(
    (candidate) => turned(candidate) > 0n && turned(candidate) >= activeFrom,
  ).length;
  const met = (threshold: string, reached: bigint) => fromWire(threshold) === 0n || reached >= fromWire(threshold);
  const isMet = ({ turnover, loss, activeMembers }: ContractTier) =>
    met(turnover, total(team.map((play) => play.turnover))) &&
    met(loss, total(team.map((play) => play.loss))) &&
    active >= activeMembers;
  return Math.max(0, ...tiers.filter(isMet).map(({ rate }) => rate));
}

function perBet(terms: ContractTerms, { stake, outcome }: Play): bigint {
  if (terms.kind !== 'realtime' || stake * stake < fromWire(terms.singleBet) ** 2n) return 0n;
  return stake * BigInt(outcome === 'won' ? terms.winRate : outcome === 'lost' ? terms.lossRate : 0);
}

/** Returns the agreements that pay more than the giver's at any tier boundary of either (P7). */
export function above(deals: readonly Deal[]): string[] {
  const rates = (terms: ContractTerms, at: ContractTier[]) =>
    terms.kind === 'realtime' ? [terms.winRate, terms.lossRate] : at.map((point) => highest(terms.tiers, point));
  return deals.flatMap(({ id, giver, holder, terms }) => {
    const over = deals.find((deal) => deal.holder === giver && deal.terms.kind === terms.kind);
    if (giver === null) return [];
    if (!over) return [`${id} of ${holder}: ${giver} has none`];
    if (spanOf(terms) !== spanOf(over.terms)) return [`${id} of ${holder} is of another period`];
    const points = [terms, over.terms].flatMap((all) => (all.kind === 'realtime' ? [] : all.tiers));
    const mine = rates(terms, points);
    const its = rates(over.terms, points);
    return mine.some((rate, nth) => rate > (its[nth] ?? 0))
      ? [`${id} of ${holder} pays more than that of ${giver}`]
      : [];
  });
}
const highest = (tiers: readonly ContractTier[], { turnover, loss, activeMembers }: ContractTier): number =>
  Math.max(
    0,
    ...tiers
      .filter(
        (tier) =>
          fromWire(tier.turnover) <= fromWire(turnover) &&
          fromWire(tier.loss) <= fromWire(loss) &&
          tier.activeMembers <= activeMembers,
      )
      .map(({ rate }) => rate),
  );
