import type {
  BankAccount,
  Deposit,
  DepositTerms,
  Failure,
  MerchantWallet,
  PartnerTransferred,
  TransferPartners,
  Withdrawal,
  WithdrawalTerms,
} from '../../src/contract';
import type { FieldProblem } from '../form/form.machine';

/** What a move is bound to, by what is moved: a deposit, a withdrawal, between the wallets of a player, or to an upline or a downline. `protection`: how the payment password stands. */
export type Terms =
  | ({ of: 'deposit' } & DepositTerms)
  | ({ of: 'withdrawal'; protection: WithdrawalTerms['paymentPassword'] } & Omit<WithdrawalTerms, 'paymentPassword'>)
  | ({ of: 'wallets' } & MerchantWallet)
  | ({ of: 'partner' } & TransferPartners);
/** How much goes from where to where, `main` being the main wallet; the amount is a decimal string. `bonus`: what comes with a first deposit; empty: none. */
export type Draft = { from: string; to: string; amount: string; bonus?: string };
/** What sending it would do; `to` where it leaves for a bank account. */
export type Review = { amount: string; balanceAfter: string; to: BankAccount | null };
/** What was moved, or has been begun. */
export type Moved = ({ of: 'deposit' } & Deposit) | ({ of: 'withdrawal' } & Withdrawal) | ({ of: 'partner' } & PartnerTransferred);
/** Why nothing can be moved now: a time-out, no provider, nobody to send to, one wallet for all games, a locked payment password, accounts that all rest. */
export type Block = 'barred' | 'closed' | 'alone' | 'single' | 'locked' | 'resting';
/** What there must be before anything can be moved; or a deposit that was begun before, here or on another device, which is taken up. */
export type First = 'paymentPassword' | 'bankAccount' | 'deposit';

export type TermsOutcome =
  | { kind: 'open' | 'offered'; terms: Terms }
  | { kind: 'blocked'; terms: Terms; block: Block }
  | { kind: 'first'; first: Exclude<First, 'deposit'> }
  | { kind: 'first'; first: 'deposit'; terms: Terms; moved: Moved };
export type CheckOutcome = { kind: 'wrong'; problems: FieldProblem[] } | { kind: 'review'; review: Review } | { kind: 'clear' };
export type SendOutcome =
  | { kind: 'done' | 'begun'; moved: Moved }
  | { kind: 'renewed'; terms: Terms; draft: Draft }
  /** The payment password was not typed. */
  | { kind: 'wrong'; problems: FieldProblem[] }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'blocked'; block: Block }
  | { kind: 'changed' };
export type Outcome = TermsOutcome | CheckOutcome | SendOutcome;
export type MoneyMoveEvent =
  | { type: 'form.submitted'; draft: Draft }
  | { type: 'field.edited'; draft: Draft }
  | { type: 'limits.requested' }
  | { type: 'limits.declined' }
  | { type: 'payment.submitted' }
  /** Confirms a move that takes no payment password: between the player's own wallets. */
  | { type: 'review.confirmed' }
  /** By now something stands in the field of the payment password. */
  | { type: 'payment.filled' }
  | { type: 'review.left' }
  | { type: 'another.requested' }
  | { type: 'retry.requested' }
  | { type: 'section.left' };

/** `moved`: what was begun or sent, with `first` null if here and now; `first`: what comes before; both null: it was left. */
export type MoneyMoveOutput = { terms: Terms | null; moved: Moved | null; first: First | null };
export type MoneyMoveContext = MoneyMoveOutput & {
  draft: Draft;
  review: Review | null;
  block: Block | null;
  problems: FieldProblem[];
  failure: Failure | null;
};
