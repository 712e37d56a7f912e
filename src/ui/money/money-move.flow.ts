import { type ActorRefFrom, fromPromise } from 'xstate';
import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import type {
  Draft,
  FindOutcome,
  Review,
  SendOutcome,
  Terms,
  TermsOutcome,
} from '../../../machines/money/money-move/money-move.types';
import type { FieldProblem } from '../../../machines/platform/form/form.machine';
import { asFailure, SETTINGS, type Value } from '../../contract';
import { amountOf, amountProblem, latinDigits } from '../../contract/money/money';
import type { Vault } from '../browser/vault';
import { vaultFields } from '../form/form.flow';
import { createOnce, isAnswered } from './once';
import { createOpenMove } from './open-move';

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
  /** Finds out what became of a request without a response. */
  find(draft: Draft, how: Omit<How, 'paymentPassword'>): Promise<FindOutcome>;
};

/**
 * Sends a move the draft of a form: always on a submit, and on an edit if the chart accepts it. Text that is not an
 * amount stays as it was typed.
 */
export function sendDraft(move: MoneyMoveRef, type: DraftEventType, way: Omit<Draft, 'amount'>, data: FormData) {
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

/** Outcome of a failed request; throws if the player can correct it at the payment password, or must log in. */
function meaningOf(error: unknown): SendOutcome {
  const failure = asFailure(error);
  const { kind, code } = failure;
  if (code === 'payment.locked') return { kind: 'blocked', block: 'locked' };
  if (/^deposit\.(barred|pending|closed)$/.test(code)) return { kind: 'changed' };
  if (kind === 'unauthorised' || code.startsWith('payment.')) throw failure;
  return isAnswered(failure) ? { kind: 'refused', failure } : { kind: 'unanswered', failure };
}

type Executed = Extract<Value<'moveOutcome'>, { state: 'done' }>['moved'];

/** Reads the gateway's response about a key; `meaning` of a move of the kind that was executed. */
export async function findMove<K extends Executed['of']>(
  of: K,
  call: Promise<Value<'moveOutcome'>>,
  meaning: (moved: Extract<Executed, { of: K }>) => FindOutcome,
): Promise<FindOutcome> {
  const outcome = await call;
  if (outcome.state !== 'done') return { kind: outcome.state };
  const { moved } = outcome;
  if (!isKind(moved, of)) throw new Error(`This is not the outcome of a ${of}.`);
  return meaning(moved);
}

const isKind = <K extends Executed['of']>(moved: Executed, of: K): moved is Extract<Executed, { of: K }> =>
  moved.of === of;

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

type Deps = { vault: Vault; randomKey(): string } & Parameters<typeof createOpenMove>[0];

/**
 * Chart of a move of money. A request retains its key from the first attempt to the response (own.money.once,
 * `own.money.outcome`).
 */
export function moneyMoveFlow<K extends Terms['of']>(deps: Deps, move: Move<K>) {
  const open = createOpenMove(deps, move.of);
  const once = createOnce(deps, open.request);
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
      send: fromPromise(async ({ input: { draft, reviewed }, signal }) => {
        const asksPassword = reviewed && move.isProtected === true;
        const paymentPassword = asksPassword ? latinDigits(deps.vault.take('form.paymentPassword') ?? '') : '';
        if (asksPassword && !paymentPassword.trim())
          return { kind: 'wrong', problems: [{ field: 'paymentPassword', code: 'empty' }] };
        return once.move(draft, (keyed) => move.send(draft, { ...keyed, signal, paymentPassword })).catch(meaningOf);
      }),
      findOutcome: fromPromise(async ({ signal }) => {
        const sent = open.readLast();
        if (!sent) throw new Error('There is no request without a response.');
        const outcome = await move.find(sent.draft, { idempotencyKey: sent.idempotencyKey, signal });
        // A call on its way may still arrive until it would have failed for its length.
        if (outcome.kind === 'unknown' && deps.now() < sent.at + SETTINGS.callTimeout) return { kind: 'inProgress' };
        if (outcome.kind === 'unknown') open.release();
        else if (outcome.kind !== 'inProgress') open.request.set(undefined);
        return outcome;
      }),
    },
  });
}
