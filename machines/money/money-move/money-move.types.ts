import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
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
/** Outcome of an executed move; `renewed`: the balances have changed, and the form stays open. */
export type Executed = { kind: 'done' | 'begun'; moved: Moved } | { kind: 'renewed'; terms: Terms; draft: Draft };
/** Outcome of a move that was not executed; `changed`: the terms have changed elsewhere. */
export type NotExecuted =
  | { kind: 'refused'; failure: Failure }
  | { kind: 'blocked'; block: Block }
  | { kind: 'changed' };
/** `cancelled`: the player changes the input; `left`: the player leaves while the outcome is unknown. */
export type SubmissionOutcome = Executed | NotExecuted | { kind: 'cancelled' | 'left' };
export type Outcome = TermsOutcome | CheckOutcome | SubmissionOutcome;
export type MoneyMoveEvent =
  | { type: 'form.submitted'; draft: Draft }
  | { type: 'field.edited'; draft: Draft }
  | { type: 'limits.requested' }
  | { type: 'limits.declined' }
  | { type: 'another.requested' }
  | { type: 'retry.requested' }
  | { type: 'section.closed' }
  | DoneActorEvent<Outcome, 'loadTerms' | 'check' | 'recheck' | 'submission'>
  | ErrorActorEvent<Failure>;

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
