import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Draft } from '../../../machines/money/money-move/money-move.types';
import { moveSubmissionMachine } from '../../../machines/money/move-submission/move-submission.machine';
import type { FindOutcome, SendOutcome } from '../../../machines/money/move-submission/move-submission.types';
import { asFailure, SETTINGS, type Value } from '../../contract';
import { latinDigits } from '../../contract/money/money';
import type { Vault } from '../browser/vault';
import { vaultFields } from '../form/form.flow';
import { createOnce, isAnswered } from './once';
import type { createOpenMove } from './open-move';

export type MoveSubmissionRef = ActorRefFrom<typeof moveSubmissionMachine>;

/** Details of a request: its key, and the payment password if the move was reviewed. */
type How = { idempotencyKey: string; signal: AbortSignal; paymentPassword: string };
/** Requests of a kind of move. */
export type Submittable = {
  /** True if the payment password must confirm it, because the money leaves the account. */
  isProtected?: true;
  send(draft: Draft, how: How): Promise<SendOutcome>;
  /** Finds out what became of a request without a response. */
  find(draft: Draft, how: Omit<How, 'paymentPassword'>): Promise<FindOutcome>;
};

/** Submits the payment password through the vault. */
export function submitPayment(submission: MoveSubmissionRef, vault: Vault, data: FormData) {
  vaultFields(vault, data);
  submission.send({ type: 'payment.submitted' });
}

/** Notifies a submission, if it accepts the event, that the payment password has been filled in. */
export function editPayment(submission: MoveSubmissionRef, data: FormData) {
  const filled = String(data.get('paymentPassword') ?? '').trim() !== '';
  if (filled && submission.getSnapshot().can({ type: 'payment.filled' })) submission.send({ type: 'payment.filled' });
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

type Deps = { vault: Vault; randomKey(): string; now(): number };

/**
 * Chart that submits a move of money. A request retains its key from the first attempt to the response (own.money.once,
 * `own.money.outcome`).
 */
export function moveSubmissionFlow(deps: Deps, move: Submittable, open: ReturnType<typeof createOpenMove>) {
  const once = createOnce(deps, open.request);
  return moveSubmissionMachine.provide({
    actors: {
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
