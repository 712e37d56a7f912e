import { type ActorRefFrom, fromPromise } from 'xstate';
import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import type {
  Draft,
  Review,
  SendOutcome,
  Terms,
  TermsOutcome,
} from '../../../machines/money/money-move/money-move.types';
import type { FieldProblem } from '../../../machines/platform/form/form.machine';
import { asFailure } from '../../contract';
import { amountOf, amountProblem, latinDigits } from '../../contract/money/money';
import type { Vault } from '../browser/vault';
import { vaultFields } from '../form/form.flow';
import { createOnce } from './once';

export type MoneyMoveRef = ActorRefFrom<typeof moneyMoveMachine>;

type TermsOf<K> = Extract<Terms, { of: K }>;
/** Events of a form. */
export type DraftEventType = 'form.submitted' | 'field.edited';
/** Details of a request: its key, and the payment password if the move was reviewed. */
type How = { idempotencyKey: string; signal: AbortSignal; paymentPassword: string };
/** Part of a chart that is specific to a kind of move. */
export type Move<K extends Terms['of']> = {
  of: K;
  loadTerms(signal: AbortSignal): Promise<TermsOutcome>;
  problems(terms: TermsOf<K>, draft: Draft): FieldProblem[];
  /** Describes what would happen, for the player to confirm; null where nothing needs to be confirmed. */
  review?(terms: TermsOf<K>, draft: Draft, signal: AbortSignal): Promise<Review | null>;
  /** True if the payment password must confirm it, because the money leaves the account. */
  isProtected?: true;
  send(draft: Draft, how: How): Promise<SendOutcome>;
};

/**
 * Sends a move the draft of a form: always on a submit, and on an edit if the chart accepts it. Text that is not an
 * amount stays as it was typed.
 */
export function tellDraft(move: MoneyMoveRef, type: DraftEventType, way: Omit<Draft, 'amount'>, data: FormData) {
  const typed = String(data.get('amount') ?? '');
  const event = { type, draft: { ...way, amount: amountOf(typed) ?? typed } };
  if (type === 'form.submitted' || move.getSnapshot().can(event)) move.send(event);
}

/** Submits the payment password through the vault. */
export function submitPayment(move: MoneyMoveRef, vault: Vault, data: FormData) {
  vaultFields(vault, data);
  move.send({ type: 'payment.submitted' });
}

/** Notifies a move, if it accepts the event, that the payment password has been filled in. */
export function editPayment(move: MoneyMoveRef, data: FormData) {
  const filled = String(data.get('paymentPassword') ?? '').trim() !== '';
  if (filled && move.getSnapshot().can({ type: 'payment.filled' })) move.send({ type: 'payment.filled' });
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

/** Outcome of a rejected request; throws if the same request can be sent again. */
function meaningOf(error: unknown): SendOutcome {
  const failure = asFailure(error);
  const { kind, code } = failure;
  if (code === 'payment.locked') return { kind: 'blocked', block: 'locked' };
  if (/^deposit\.(barred|pending|closed)$/.test(code)) return { kind: 'changed' };
  if (kind === 'rejected' && !code.startsWith('payment.')) return { kind: 'refused', failure };
  throw failure;
}

/** Chart of a move of money. A request retains its key from the first attempt to the response (own.money.once). */
export function moneyMoveFlow<K extends Terms['of']>(deps: { vault: Vault; randomKey(): string }, move: Move<K>) {
  const once = createOnce(deps);
  return moneyMoveMachine.provide({
    actors: {
      loadTerms: fromPromise(({ signal }) => {
        // The balance now includes the last move, so the next request is a new one.
        once.forget();
        return move.loadTerms(signal);
      }),
      check: fromPromise(async ({ input: { terms, draft }, signal }) => {
        const own = termsOf(terms, move.of);
        const verdict = judge(move.problems(own, draft));
        if (verdict.kind === 'wrong') return verdict;
        const review = (await move.review?.(own, draft, signal)) ?? null;
        return review ? { kind: 'review' as const, review } : verdict;
      }),
      recheck: fromPromise(async ({ input: { terms, draft } }) => judge(move.problems(termsOf(terms, move.of), draft))),
      send: fromPromise(async ({ input: { draft, reviewed }, signal }) => {
        const asksPassword = reviewed && move.isProtected === true;
        const paymentPassword = asksPassword ? latinDigits(deps.vault.take('form.paymentPassword') ?? '') : '';
        if (asksPassword && !paymentPassword.trim())
          return { kind: 'wrong', problems: [{ field: 'paymentPassword', code: 'empty' }] };
        return once.move(draft, (keyed) => move.send(draft, { ...keyed, signal, paymentPassword })).catch(meaningOf);
      }),
    },
  });
}
