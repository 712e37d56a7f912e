import { type ActorRefFrom, fromPromise } from 'xstate';
import { depositMachine } from '../../../../../machines/money/deposit/deposit.machine';
import type { Terms, TermsOutcome } from '../../../../../machines/money/money-move/money-move.types';
import { fromWire } from '../../../../contract/money/money';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import {
  type DraftEventType,
  type MoneyMoveRef,
  type Move,
  moneyMoveFlow,
  sendDraft,
  validateAmount,
} from '../../../../ui/money/money-move.flow';
import { findMove } from '../../../../ui/money/move-submission.flow';
import { leavePage } from '../../../browser/leave-page';
import type { CentreDependencies } from '../../../parts/dependencies';
import { playerLimitFlow } from '../../../parts/player-limit/player-limit.flow';
import { depositPaymentFlow } from './deposit-payment.flow';
import { leastFor } from './problem-words';

export type DepositRef = ActorRefFrom<typeof depositMachine>;

/** Sends the deposit form to the move: method (by its code), amount, and bonus if the form offers one. */
export function sendDepositDraft(move: MoneyMoveRef, eventType: DraftEventType, data: FormData) {
  const bonus = data.get('bonus');
  sendDraft(
    move,
    eventType,
    { from: String(data.get('method') ?? ''), to: 'main', ...(bonus !== null && { bonus: String(bonus) }) },
    data,
  );
}

/**
 * Returns whether the player may deposit, and whether limits are offered first (own.deposit.barred,
 * own.deposit.limits-offered).
 */
function outcomeOf(terms: Extract<Terms, { of: 'deposit' }>): TermsOutcome {
  if (terms.barred) return { kind: 'blocked', terms, block: 'barred' };
  if (terms.methods.length === 0) return { kind: 'blocked', terms, block: 'closed' };
  return { kind: terms.offerLimits ? 'offered' : 'open', terms };
}

export const depositMove = ({ client, storage }: Pick<CentreDependencies, 'client' | 'storage'>): Move<'deposit'> => ({
  of: 'deposit',
  async loadTerms(signal) {
    const [read, pending] = await Promise.all([
      client.depositTerms(undefined, { signal }),
      client.pendingDeposit(undefined, { signal }),
    ]);
    // A deposit of this tab may have ended while the player was on the provider's page.
    const startedId = storage.takeBegunDeposit();
    if (pending) storage.keepBegunDeposit(pending.id);
    const deposit = pending ?? (startedId ? await client.deposit({ id: startedId }, { signal }) : null);
    const terms = { of: 'deposit' as const, ...read };
    return deposit
      ? { kind: 'first', first: 'deposit', terms, moved: { of: 'deposit', ...deposit } }
      : outcomeOf(terms);
  },
  /**
   * own.deposit.terms: the bounds of the method, and the remaining allowance; own.deposit.bonus: and the bonus's
   * minimum.
   */
  problems({ methods, limitLeft, bonuses }, { from, amount, bonus }) {
    const chosen = methods.find(({ code }) => code === from);
    if (!chosen) return [{ field: 'method', code: 'deposit.method' }];
    const problems = validateAmount('deposit', amount, { ...chosen, available: limitLeft });
    const least = leastFor({ bonuses }, bonus);
    const isShort = problems.length === 0 && least !== undefined && fromWire(amount) < fromWire(least);
    return isShort ? [{ field: 'bonus', code: 'deposit.bonus.least' }] : problems;
  },
  async send({ from, amount, bonus }, { idempotencyKey, signal }) {
    const depositRequest = { method: from, amount, ...(bonus !== undefined && { bonus: bonus || null }) };
    const newDeposit = await client.createDeposit(depositRequest, { signal, idempotencyKey });
    storage.keepBegunDeposit(newDeposit.id);
    return { kind: 'begun', moved: { of: 'deposit', ...newDeposit } };
  },
  find: (_, extras) =>
    findMove('deposit', client.moveOutcome({ of: 'deposit' }, extras), (moved) => {
      storage.keepBegunDeposit(moved.id);
      return { kind: 'begun', moved };
    }),
});

type Deps = Pick<CentreDependencies, 'client' | 'vault' | 'storage' | 'now' | 'randomKey' | 'money' | 'live'>;

/** Deposit chart with its actors; `leave` opens the provider's page (own.deposit.straight). */
export const depositFlow = (deps: Deps, leave = leavePage) =>
  depositMachine.provide({
    actors: {
      moneyMove: moneyMoveFlow(deps, depositMove(deps)),
      openProvider: fromPromise(({ input: { address }, signal }) => leave(address, signal)),
      depositPayment: depositPaymentFlow(deps),
      depositLimit: playerLimitFlow(deps),
      depositHistory: listFlow('deposits', async (_, page, signal) =>
        pageOf(await deps.client.deposits(page, { signal })),
      ),
    },
  });
