import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { FieldProblem } from '../../platform/form/form.machine';
import type {
  Block,
  Draft,
  Executed,
  NotExecuted,
  Review,
  SubmissionOutcome,
  Terms,
} from '../money-move/money-move.types';

/**
 * A checked move. `review`: its summary, or null if it is sent without one. `failure`: the reason why an earlier
 * request for it has no response, or null for a new move; `block`: the reason why another one could not be sent.
 */
export type MoveSubmissionInput = {
  terms: Terms | null;
  draft: Draft;
  review: Review | null;
  failure: Failure | null;
  block: Block | null;
};
export type MoveSubmissionContext = MoveSubmissionInput & { problems: FieldProblem[]; end: SubmissionOutcome };

export type SendOutcome =
  | Executed
  | NotExecuted
  /** The payment password was not typed. */
  | { kind: 'wrong'; problems: FieldProblem[] }
  /** Without a response the outcome is unknown. */
  | { kind: 'unanswered'; failure: Failure };
/** Outcome of a request without a response: executed, perhaps being executed now, or not executed. */
export type FindOutcome = Executed | { kind: 'inProgress' } | { kind: 'unknown' };

export type MoveSubmissionEvent =
  | { type: 'payment.submitted' }
  /** Confirms a move that takes no payment password: between the player's own wallets. */
  | { type: 'review.confirmed' }
  /** The player has typed into the field of the payment password. */
  | { type: 'payment.filled' }
  | { type: 'review.cancelled' }
  /** Queries the outcome of a request without a response now. */
  | { type: 'outcome.requested' }
  | { type: 'section.closed' }
  | DoneActorEvent<SendOutcome | FindOutcome, 'send' | 'findOutcome'>
  | ErrorActorEvent<Failure>;
