import { fromPromise } from 'xstate';
import type { FieldProblem } from '../../../../machines/form/form.machine';
import {
  type Draft,
  moneyMoveMachine,
  type Review,
  type SendOutcome,
  type Terms,
  type TermsOutcome,
} from '../../../../machines/money-move/money-move.machine';
import { asFailure, type Failure } from '../../../contract';
import { amountOf, amountProblem, latinDigits } from '../../../contract/money';
import type { Vault } from '../../browser/vault';
import type { CentreDependencies } from '../dependencies';
import { vaultFields } from '../form/form.flow';
import { createOnce } from './once';
import type { MoneyMoveRef } from './refs';

type TermsOf<K> = Extract<Terms, { of: K }>;
/** What a send goes with: its key, and the payment password where it was reviewed. */
type How = { idempotencyKey: string; signal: AbortSignal; paymentPassword: string };
/** What is a move's own. */
export type Move<K extends Terms['of']> = {
  of: K;
  loadTerms(signal: AbortSignal): Promise<TermsOutcome>;
  problems(terms: TermsOf<K>, draft: Draft): FieldProblem[];
  /** What would happen, where it is to be looked at and takes the payment password. */
  review?(terms: TermsOf<K>, draft: Draft, signal: AbortSignal): Promise<Review>;
  send(draft: Draft, how: How): Promise<SendOutcome>;
};

/** The draft of a form; what is no amount stays as it was typed. */
export function submitDraft(move: MoneyMoveRef, way: Omit<Draft, 'amount'>, data: FormData) {
  const typed = String(data.get('amount') ?? '');
  move.send({ type: 'form.submitted', draft: { ...way, amount: amountOf(typed) ?? typed } });
}

/** The payment password goes into the vault. */
export function submitPayment(move: MoneyMoveRef, vault: Vault, data: FormData) {
  vaultFields(vault, data);
  move.send({ type: 'payment.submitted' });
}

/** Validates the amount: the problems of its field. */
export function validateAmount(prefix: string, amount: string, bounds: Parameters<typeof amountProblem>[1]): FieldProblem[] {
  const problem = amountProblem(amount, bounds);
  return problem === null ? [] : [{ field: 'amount', code: `${prefix}.amount.${problem}` }];
}

const isOf = <K extends Terms['of']>(terms: Terms | null, of: K): terms is TermsOf<K> => terms?.of === of;

/** What a refusal means for the move; thrown where the same can be sent again. */
function meaningOf(error: unknown): SendOutcome {
  const failure = asFailure(error);
  const { kind, code } = failure;
  if (code === 'payment.locked') return { kind: 'blocked', block: 'locked' };
  if (/^deposit\.(barred|pending|closed)$/.test(code)) return { kind: 'changed' };
  if (kind === 'rejected' && !code.startsWith('payment.')) return { kind: 'refused', failure };
  throw failure;
}

function paymentPasswordOf(vault: Vault): string {
  const typed = latinDigits(vault.take('form.paymentPassword') ?? '');
  if (!typed.trim()) throw { kind: 'rejected', code: 'payment.empty' } satisfies Failure;
  return typed;
}

/** A move of money by what is its own: it goes under one key from the first try to the answer (own.money.once). */
export function moneyMoveFlow<K extends Terms['of']>(deps: Pick<CentreDependencies, 'vault' | 'randomKey'>, move: Move<K>) {
  const once = createOnce(deps);
  return moneyMoveMachine.provide({
    actors: {
      loadTerms: fromPromise(({ signal }) => {
        // What was sent is in the balance by now: what is asked from here on is another move.
        once.forget();
        return move.loadTerms(signal);
      }),
      check: fromPromise(async ({ input: { terms, draft }, signal }) => {
        if (!isOf(terms, move.of)) throw new Error(`These are not the terms of a ${move.of}.`);
        const problems = move.problems(terms, draft);
        if (problems.length > 0) return { kind: 'wrong' as const, problems };
        return move.review ? { kind: 'review' as const, review: await move.review(terms, draft, signal) } : { kind: 'clear' as const };
      }),
      send: fromPromise(async ({ input: { draft, reviewed }, signal }) => {
        const paymentPassword = reviewed ? paymentPasswordOf(deps.vault) : '';
        return once.move(draft, (keyed) => move.send(draft, { ...keyed, signal, paymentPassword })).catch(meaningOf);
      }),
    },
  });
}
