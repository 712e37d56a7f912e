import type { MoneyRules } from '../../../../../src/gateway/rewards/offer/search/money-rules';

/**
 * Rules of money before bonuses had accounts of their own: a bonus lies in the main wallet, wins are the player's own,
 * giving up takes the bonus or what is left, the whole stake counts (for a bonus up to its largest stake), also on all
 * ten digits, and nothing compares opposite bets.
 */
export const EARLIER_RULES: MoneyRules = {
  open: (deposit, { amount, requirement }) => ({
    own: deposit + amount,
    aside: 0,
    due: deposit,
    held: 0,
    left: requirement,
  }),
  largestStake: ({ own }) => own,
  grantedPart: () => 0,
  validBet: (stake) => stake,
  settle(account, { stake, returned, validBet }, { mostStake }) {
    const due = Math.max(0, account.due - validBet);
    const rest = stake <= mostStake ? validBet - (account.due - due) : 0;
    return {
      ...account,
      own: account.own - stake + returned,
      due,
      left: Math.max(0, account.left - rest),
    };
  },
  withdrawable({ own, due, left }, { amount }) {
    if (due > 0) return 0;
    return left > 0 ? Math.max(0, own - amount) : own;
  },
  caseRounds: Number.POSITIVE_INFINITY,
};
