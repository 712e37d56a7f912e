import type { ActorRefFrom } from 'xstate';
import type { Terms, TermsOutcome } from '../../../../machines/money/money-move/money-move.types';
import { transferUplineMachine } from '../../../../machines/money/transfer-upline/transfer-upline.machine';
import type { PaymentPasswordState } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import {
  type DraftEventType,
  type MoneyMoveRef,
  type Move,
  moneyMoveFlow,
  sendDraft,
  validateAmount,
} from '../../../ui/money/money-move.flow';
import { findMove } from '../../../ui/money/move-submission.flow';
import type { CentreDependencies } from '../dependencies';
import { paymentPasswordFlow } from '../payment-password/payment-password.flow';

export type TransferUplineRef = ActorRefFrom<typeof transferUplineMachine>;

/** Sends the recipient and the amount of a form. */
export const sendPartnerDraft = (move: MoneyMoveRef, eventType: DraftEventType, data: FormData) =>
  sendDraft(move, eventType, { from: 'main', to: String(data.get('to') ?? '') }, data);

/** Blocks the transfer without a recipient or a usable payment password. */
function outcomeOf(terms: Extract<Terms, { of: 'partner' }>, { set, lockedUntil }: PaymentPasswordState): TermsOutcome {
  if (terms.upline === null && terms.downlines.length === 0) return { kind: 'blocked', terms, block: 'alone' };
  if (lockedUntil !== null) return { kind: 'blocked', terms, block: 'locked' };
  return set ? { kind: 'open', terms } : { kind: 'first', first: 'paymentPassword' };
}

export const partnerMove = ({ client }: Pick<CentreDependencies, 'client'>): Move<'partner'> => ({
  of: 'partner',
  async loadTerms(signal) {
    const [partners, payment] = await Promise.all([
      client.transferPartners(undefined, { signal }),
      client.paymentPassword(undefined, { signal }),
    ]);
    return outcomeOf({ of: 'partner', ...partners }, payment);
  },
  /** Checks the recipient, the bounds and the balance. */
  problems({ upline, downlines, ...bounds }, { to, amount }) {
    const recipientProblems = [upline, ...downlines].includes(to) ? [] : [{ field: 'to', code: 'transfer.to' }];
    return [...recipientProblems, ...validateAmount('transfer', amount, bounds)];
  },
  isProtected: true,
  review: async ({ available }, { amount }) => ({
    amount,
    balanceAfter: toWire(fromWire(available) - fromWire(amount)),
    to: null,
  }),
  async send({ to, amount }, { paymentPassword, signal, idempotencyKey }) {
    const sent = await client.partnerTransfer({ to, amount, paymentPassword }, { signal, idempotencyKey });
    return { kind: 'done', moved: { of: 'partner', ...sent } };
  },
  find: (_, extras) =>
    findMove('partner', client.moveOutcome({ of: 'partner' }, extras), (moved) => ({ kind: 'done', moved })),
});

export const transferUplineFlow = (
  deps: Pick<CentreDependencies, 'client' | 'vault' | 'now' | 'storage' | 'randomKey' | 'passkeys'>,
) =>
  transferUplineMachine.provide({
    actors: { moneyMove: moneyMoveFlow(deps, partnerMove(deps)), paymentPassword: paymentPasswordFlow(deps) },
  });
