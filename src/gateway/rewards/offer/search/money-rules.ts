import { GATEWAY_SETTINGS } from '../../../../contract';

/** Account of a pair, amounts in minor units. */
export type PairAccount = {
  /** The player's own money in the main wallet. */
  readonly own: number;
  /** Own money that waits in a vendor's wallet, so that stakes take bonus money at once. */
  readonly aside: number;
  /** Turnover that deposits still require. */
  readonly due: number;
  /** Bonus money in the grant's account. */
  readonly held: number;
  /** Turnover that the open bonus still requires; 0: none is open. */
  readonly left: number;
};

/** Terms of a bonus, amounts in minor units. */
export type BonusTerms = {
  readonly amount: number;
  readonly requirement: number;
  /** The most that may become the player's own. */
  readonly cap: number;
  /** Largest position that may contain bonus money. */
  readonly mostStake: number;
};

/** Settled position of one account in a round. */
export type Position = { readonly stake: number; readonly returned: number; readonly validBet: number };

/** Rules of money by which a pair plays; a parameter, so that other rules can be compared with those in force. */
export type MoneyRules = {
  /** Returns an account after its deposit and bonus, with its own money in the main wallet. */
  open(deposit: number, terms: BonusTerms): PairAccount;
  /** Returns the largest stake that is allowed in a round. */
  largestStake(account: PairAccount, terms: BonusTerms): number;
  /** Returns the part of a stake that is bonus money. */
  grantedPart(account: PairAccount, stake: number): number;
  /** Returns what a position counts, on so many of ten equally likely digits. */
  validBet(stake: number, digits: number): number;
  /** Books a settled position: stake, return, turnover and the end of the bonus. */
  settle(account: PairAccount, position: Position, terms: BonusTerms): PairAccount;
  /** Returns the amount that may leave without an operator's approval; an open bonus is cancelled for it. */
  withdrawable(account: PairAccount, terms: BonusTerms): number;
  /** Rounds of opposite stakes, one of them with bonus money, that open a case of abuse. */
  caseRounds: number;
};

/** Rules in force (`src/gateway/money/README.md`, section on granted money). */
export const RULES: MoneyRules = {
  open: (deposit, { amount, requirement }) => ({
    own: deposit + (requirement === 0 ? amount : 0),
    aside: 0,
    due: deposit,
    held: requirement === 0 ? 0 : amount,
    left: requirement,
  }),
  largestStake: ({ own, held }, { mostStake }) => Math.max(own, Math.min(mostStake, own + held)),
  grantedPart: ({ own }, stake) => Math.max(0, stake - own),
  validBet: (stake, digits) => (digits <= 5 ? stake : Math.floor((stake * (10 - digits)) / 5)),
  settle(account, { stake, returned, validBet }, terms) {
    const granted = this.grantedPart(account, stake);
    const ownReturn = Math.floor((returned * (stake - granted)) / stake);
    const own = account.own - (stake - granted) + ownReturn;
    const held = account.held - granted + returned - ownReturn;
    const due = Math.max(0, account.due - validBet);
    if (account.left === 0) return { ...account, own, held: 0, due };
    const left = Math.max(0, account.left - (validBet - (account.due - due)));
    if (left === 0) return { ...account, own: own + Math.min(held, terms.cap), held: 0, due, left };
    return { ...account, own, held, due, left: held === 0 ? 0 : left };
  },
  withdrawable: ({ own, aside, due }) => Math.max(0, own + aside - Math.ceil(due / 25)),
  caseRounds: GATEWAY_SETTINGS.opposition.rounds,
};
