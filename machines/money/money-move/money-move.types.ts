import type {
  BankAccount,
  Deposit,
  DepositTerms,
  Failure,
  MerchantWallet,
  PartnerTransferred,
  PayoutReview,
  TransferPartners,
  Withdrawal,
  WithdrawalTerms,
} from '../../../src/contract';
import type { FieldProblem } from '../../platform/form/form.machine';

/**
 * Terms of a move, by its kind: a deposit, a withdrawal, a transfer between a player's wallets, or a transfer to an
 * upline or downline. `protection`: state of the payment password.
 */
export type Terms =
  | ({ of: 'deposit' } & DepositTerms)
  | ({ of: 'withdrawal'; protection: WithdrawalTerms['paymentPassword'] } & Omit<WithdrawalTerms, 'paymentPassword'>)
  | ({ of: 'wallets' } & MerchantWallet)
  | ({ of: 'partner' } & TransferPartners);
/**
 * Amount (a decimal string), source and destination; `main` is the main wallet. `bonus`: bonus of the first deposit;
 * empty for none.
 */
export type Draft = { from: string; to: string; amount: string; bonus?: string };
/**
 * Summary before sending; `to` is null unless the money goes to a bank account, `forfeits` the bonus that it ends,
 * `review` the operators' review of a payout.
 */
export type Review = {
  amount: string;
  balanceAfter: string;
  to: BankAccount | null;
  forfeits?: string | null;
  review?: PayoutReview | null;
};
/** The completed or started move. */
export type Moved =
  | ({ of: 'deposit' } & Deposit)
  | ({ of: 'withdrawal' } & Withdrawal)
  | ({ of: 'partner' } & PartnerTransferred);
/**
 * Reason why nothing can be moved now: a time-out, no provider, no possible recipient, a single wallet for all games, a
 * locked payment password, or all accounts cooling down.
 */
export type Block = 'barred' | 'closed' | 'alone' | 'single' | 'locked' | 'resting';
/** Step that must come before a move: a missing precondition, or a pending deposit, started on any device. */
export type First = 'paymentPassword' | 'bankAccount' | 'deposit';

export type TermsOutcome =
  | { kind: 'open' | 'offered'; terms: Terms }
  | { kind: 'blocked'; terms: Terms; block: Block }
  | { kind: 'first'; first: Exclude<First, 'deposit'> }
  | { kind: 'first'; first: 'deposit'; terms: Terms; moved: Moved }
  /** An earlier request has no response yet; `block`: the reason why another one could not be sent. */
  | { kind: 'unanswered'; terms: Terms; draft: Draft; block: Block | null; failure: Failure };
export type CheckOutcome =
  | { kind: 'wrong'; problems: FieldProblem[] }
  | { kind: 'review'; review: Review }
  | { kind: 'clear' };
export type SendOutcome =
  | { kind: 'done' | 'begun'; moved: Moved }
  | { kind: 'renewed'; terms: Terms; draft: Draft }
  /** The payment password was not typed. */
  | { kind: 'wrong'; problems: FieldProblem[] }
  | { kind: 'refused'; failure: Failure }
  /** Without a response the outcome is unknown. */
  | { kind: 'unanswered'; failure: Failure }
  | { kind: 'blocked'; block: Block }
  | { kind: 'changed' };
/** Outcome of a request without a response: executed, perhaps being executed now, or not executed. */
export type FindOutcome =
  | Extract<SendOutcome, { moved: Moved } | { kind: 'renewed' }>
  | { kind: 'inProgress' }
  | { kind: 'unknown' };
export type Outcome = TermsOutcome | CheckOutcome | SendOutcome | FindOutcome;
export type MoneyMoveEvent =
  | { type: 'form.submitted'; draft: Draft }
  | { type: 'field.edited'; draft: Draft }
  | { type: 'limits.requested' }
  | { type: 'limits.declined' }
  | { type: 'payment.submitted' }
  /** Confirms a move that takes no payment password: between the player's own wallets. */
  | { type: 'review.confirmed' }
  /** The player has typed into the field of the payment password. */
  | { type: 'payment.filled' }
  | { type: 'review.cancelled' }
  | { type: 'another.requested' }
  | { type: 'retry.requested' }
  /** Queries the outcome of a request without a response now. */
  | { type: 'outcome.requested' }
  | { type: 'section.closed' };

/**
 * `moved`: the completed or started move; `first`: the step that must come first, or null; both null: the player left.
 */
export type MoneyMoveOutput = { terms: Terms | null; moved: Moved | null; first: First | null };
export type MoneyMoveContext = MoneyMoveOutput & {
  draft: Draft;
  review: Review | null;
  block: Block | null;
  problems: FieldProblem[];
  failure: Failure | null;
};
