import { GATEWAY_SETTINGS } from '../../../../contract';
import type { BonusTerms, MoneyRules, PairAccount } from './money-rules';

/** Two accounts in one hand. */
export type Pair = {
  readonly accounts: readonly [PairAccount, PairAccount];
  /** Rounds in which they have opposed each other with bonus money. */
  readonly opposed: number;
};

/**
 * A bet of one round on a digit of ten: the leading account bets on some digits, its partner on the others, on another
 * one, or not at all. `same`: the partner stakes as much for each digit, so that the pair returns the same for either.
 */
export type Act = {
  readonly lead: 0 | 1;
  readonly digits: 1 | 5 | 10;
  /** `units`: the largest in whole units of half the stake that is allowed with bonus money. */
  readonly stake: 'largest' | 'half' | 'units';
  readonly partner: null | { readonly digits: 1 | 5 | 9; readonly stake: 'same' | 'half' };
};

/** Outcome of a round, with its weight in ten. */
type Outcome = { readonly weight: number; readonly pair: Pair };
export type Round = { readonly stakes: readonly [number, number]; readonly outcomes: readonly Outcome[] };

const PARTNERS = { 1: [9, 1], 5: [5], 10: [] } as const;
/** Every act: an even-money bet, one of one in ten, and all ten digits. */
export const ACTS: readonly Act[] = ([5, 1, 10] as const).flatMap((digits) =>
  (['largest', 'half'] as const).flatMap((stake) =>
    ([0, 1] as const).flatMap((lead): Act[] => [
      ...PARTNERS[digits].flatMap((others) =>
        (['same', 'half'] as const).map((amount) => ({
          lead,
          digits,
          stake,
          partner: { digits: others, stake: amount },
        })),
      ),
      { lead, digits, stake, partner: null },
    ]),
  ),
);

/** A stake returns 98 % on average, as the lotteries' do: 9.80 for a digit. */
const returnOf = (stake: number, digits: number): number => Math.floor((stake * 98) / (10 * digits));

const halfOf = (amount: number): number => Math.floor(amount / 2);

/** Plays a round; null if the stakes are not possible or would open a case of abuse, which holds both payouts. */
export function playRound(pair: Pair, act: Act, rules: MoneyRules, terms: BonusTerms): Round | null {
  const leader = pair.accounts[act.lead];
  const stake = stakeOf(act, rules.largestStake(leader, terms), terms);
  if (stake < act.digits) return null;
  const other = pair.accounts[act.lead === 0 ? 1 : 0];
  const { digits: theirs, stake: theirStake } = partnerOf(act, stake, rules.largestStake(other, terms));
  if (act.partner && theirStake < theirs) return null;
  const isOpposed =
    theirs > 0 &&
    100 * Math.abs(stake - theirStake) <= GATEWAY_SETTINGS.opposition.within * Math.max(stake, theirStake) &&
    rules.grantedPart(leader, stake) + rules.grantedPart(other, theirStake) > 0;
  const opposed = pair.opposed + (isOpposed ? 1 : 0);
  if (opposed >= rules.caseRounds) return null;

  const after = (isWon: boolean, theyWin: boolean): Pair => {
    const mine = settled(leader, stake, act.digits, isWon);
    const their = theirs > 0 ? settled(other, theirStake, theirs, theyWin) : other;
    return { accounts: act.lead === 0 ? [mine, their] : [their, mine], opposed };
  };
  const settled = (account: PairAccount, amount: number, digits: number, isWon: boolean) => {
    const returned = isWon ? returnOf(amount, digits) : 0;
    return rules.settle(account, { stake: amount, returned, validBet: rules.validBet(amount, digits) }, terms);
  };
  const outcomes = [
    { weight: act.digits, pair: after(true, false) },
    ...(theirs > 0 ? [{ weight: theirs, pair: after(false, true) }] : []),
    ...(act.digits + theirs < 10 ? [{ weight: 10 - act.digits - theirs, pair: after(false, false) }] : []),
  ];
  return { stakes: act.lead === 0 ? [stake, theirStake] : [theirStake, stake], outcomes };
}

function stakeOf({ stake }: Act, largest: number, { mostStake, amount }: BonusTerms): number {
  if (stake === 'largest') return largest;
  if (stake === 'half') return halfOf(largest);
  const unit = halfOf(Math.min(mostStake, amount));
  return largest - (largest % unit);
}

function partnerOf({ digits, partner }: Act, stake: number, largest: number) {
  if (!partner) return { digits: 0, stake: 0 };
  const same = Math.floor((stake * partner.digits) / digits);
  return { digits: partner.digits, stake: Math.min(largest, partner.stake === 'same' ? same : halfOf(same)) };
}
