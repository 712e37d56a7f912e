import { type ActorRefFrom, fromPromise } from 'xstate';
import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import type { Draft, Review, Terms, TermsOutcome } from '../../../machines/money/money-move/money-move.types';
import type { FieldProblem } from '../../../machines/platform/form/form.machine';
import { amountOf, amountProblem } from '../../contract/money/money';
import { moveSubmissionFlow, type Submittable } from './move-submission.flow';
import { createOpenMove } from './open-move';

export type MoneyMoveRef = ActorRefFrom<typeof moneyMoveMachine>;

type TermsOf<K> = Extract<Terms, { of: K }>;
/** Events of a form. */
export type DraftEventType = 'form.submitted' | 'field.edited';
/** Part of a chart that is specific to a kind of move. */
export type Move<K extends Terms['of']> = {
  of: K;
  loadTerms(signal: AbortSignal): Promise<TermsOutcome>;
  problems(terms: TermsOf<K>, draft: Draft): FieldProblem[];
  /** Describes what would happen, for the player to confirm; null where nothing needs to be confirmed. */
  review?(terms: TermsOf<K>, draft: Draft, signal: AbortSignal): Promise<Review | null>;
} & Submittable;

/**
 * Sends a move the draft of a form: always on a submit, and on an edit if the chart accepts it. Text that is not an
 * amount stays as it was typed.
 */
export function sendDraft(move: MoneyMoveRef, type: DraftEventType, way: Omit<Draft, 'amount'>, data: FormData) {
  const typed = String(data.get('amount') ?? '');
  const event = { type, draft: { ...way, amount: amountOf(typed) ?? typed } };
  if (type === 'form.submitted' || move.getSnapshot().can(event)) move.send(event);
}

/** Validates the amount and returns the problems of its field. */
export function validateAmount(
  prefix: string,
  amount: string,
  bounds: Parameters<typeof amountProblem>[1],
): FieldProblem[] {
  const problem = amountProblem(amount, bounds);
  return problem === null ? [] : [{ field: 'amount', code: `${prefix}.amount.${problem}` }];
}

const isOf = <K extends Terms['of']>(terms: Terms | null, of: K): terms is TermsOf<K> => terms?.of === of;

const judge = (problems: FieldProblem[]) =>
  problems.length > 0 ? { kind: 'wrong' as const, problems } : { kind: 'clear' as const };

function termsOf<K extends Terms['of']>(terms: Terms | null, of: K): TermsOf<K> {
  if (!isOf(terms, of)) throw new Error(`These are not the terms of a ${of}.`);
  return terms;
}

/** Failure of a request whose page was closed before the response. */
const LEFT = { kind: 'timeout', code: 'client.timeout' } as const;

/** Adds the open request to the loaded terms; a pending deposit is its outcome. */
function withOpen(outcome: TermsOutcome, open: ReturnType<typeof createOpenMove>): TermsOutcome {
  if (outcome.kind === 'first' && outcome.first === 'deposit') open.request.set(undefined);
  const sent = open.read();
  if (!sent || outcome.kind === 'first' || outcome.kind === 'unanswered') return outcome;
  const block = outcome.kind === 'blocked' ? outcome.block : null;
  return { kind: 'unanswered', terms: outcome.terms, draft: sent.draft, block, failure: LEFT };
}

type Deps = Parameters<typeof createOpenMove>[0] & Parameters<typeof moveSubmissionFlow>[0];

/** Chart of a move of money, which finds a request without a response after a reload, too (`own.money.outcome`). */
export function moneyMoveFlow<K extends Terms['of']>(deps: Deps, move: Move<K>) {
  const open = createOpenMove(deps, move.of);
  return moneyMoveMachine.provide({
    actors: {
      loadTerms: fromPromise(async ({ signal }) => withOpen(await move.loadTerms(signal), open)),
      check: fromPromise(async ({ input: { terms, draft }, signal }) => {
        const own = termsOf(terms, move.of);
        const verdict = judge(move.problems(own, draft));
        if (verdict.kind === 'wrong') return verdict;
        const review = (await move.review?.(own, draft, signal)) ?? null;
        return review ? { kind: 'review' as const, review } : verdict;
      }),
      recheck: fromPromise(async ({ input: { terms, draft } }) => judge(move.problems(termsOf(terms, move.of), draft))),
      submission: moveSubmissionFlow(deps, move, open),
    },
  });
}
