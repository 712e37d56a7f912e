import { fromWire } from '../../../../contract/money/money';
import type { OfferRule } from '../../../../contract/rewards/offers';
import { worthOf } from '../rule';
import { type Aim, type BestPlay, bestPlay, type Game, type SearchSize } from './best-play';
import { type MoneyRules, RULES } from './money-rules';

/**
 * Start of a search: the partner takes the same offer; or it has much own money, free of turnover, and the taker's own
 * money waits in a vendor's wallet.
 */
export type Opening = { deposit: number; bonus: number; partner: 'takesIt' | 'hasOwn' };
export type OfferPlay = BestPlay & { opening: Opening };

/** Returns the best play of two accounts with an offer, for the least or the mean gain. */
export function searchOffer(rule: OfferRule, aim: Aim, rules: MoneyRules = RULES, size: SearchSize = {}): OfferPlay {
  const plays = openingsOf(rule).map((opening) => ({
    ...bestPlay(gameOf(rule, opening, rules), aim, size),
    opening,
  }));
  return plays.reduce((best, play) => (play.gain > best.gain ? play : best));
}

/** Own money of a partner, in bonuses: enough for the longest hedge. */
const PARTNER_TIMES = 10;

/** Deposits with which to start: the least, and the least that brings the largest bonus. */
function depositsFor({ amount, trigger }: OfferRule): number[] {
  if (trigger.kind !== 'deposit') return [0];
  const least = Number(fromWire(trigger.least));
  if (amount.kind === 'fixed') return [least];
  const forMost = Math.ceil((Number(fromWire(amount.most)) * 100) / amount.percent);
  return [...new Set([least, Math.max(least, forMost)])];
}

function openingsOf(rule: OfferRule): Opening[] {
  return depositsFor(rule).flatMap((deposit) => {
    const bonus = Number(worthOf(rule, BigInt(deposit)));
    return [
      { deposit, bonus, partner: 'takesIt' as const },
      { deposit, bonus, partner: 'hasOwn' as const },
    ];
  });
}

function gameOf(rule: OfferRule, { deposit, bonus, partner }: Opening, rules: MoneyRules): Game {
  const terms = {
    amount: bonus,
    requirement: bonus * rule.times,
    cap: rule.cashoutTimes === null ? Number.POSITIVE_INFINITY : bonus * rule.cashoutTimes,
    mostStake: rule.mostStake === null ? Number.POSITIVE_INFINITY : Number(fromWire(rule.mostStake)),
  };
  const taker = rules.open(deposit, terms);
  if (partner === 'takesIt') return { pair: { accounts: [taker, taker], opposed: 0 }, paid: 2 * deposit, terms, rules };
  const own = PARTNER_TIMES * bonus;
  const parted = taker.held > 0 ? { ...taker, own: 0, aside: taker.own } : taker;
  const accounts = [parted, { own, aside: 0, due: 0, held: 0, left: 0 }] as const;
  return { pair: { accounts, opposed: 0 }, paid: deposit + own, terms, rules };
}
