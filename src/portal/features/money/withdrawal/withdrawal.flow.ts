import type { ActorRefFrom } from 'xstate';
import type { Terms, TermsOutcome } from '../../../../../machines/money/money-move/money-move.types';
import { withdrawalMachine } from '../../../../../machines/money/withdrawal/withdrawal.machine';
import type { BankAccount } from '../../../../contract';
import { fromWire } from '../../../../contract/money/money';
import {
  type DraftEventType,
  type MoneyMoveRef,
  type Move,
  moneyMoveFlow,
  sendDraft,
  validateAmount,
} from '../../../../ui/money/money-move.flow';
import { findMove } from '../../../../ui/money/move-submission.flow';
import { bankAccountFlow } from '../../../parts/bank-account/bank-account.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { paymentPasswordFlow } from '../../../parts/payment-password/payment-password.flow';

/** The terms of a withdrawal. */
export type WithdrawalTerms = Extract<Terms, { of: 'withdrawal' }>;
export type WithdrawalRef = ActorRefFrom<typeof withdrawalMachine>;

/** Sends the withdrawal form to the move: the amount, and the account by its id. */
export const sendWithdrawalDraft = (move: MoneyMoveRef, eventType: DraftEventType, data: FormData) =>
  sendDraft(move, eventType, { from: 'main', to: String(data.get('bankAccountId') ?? '') }, data);

/** Returns whether an account takes no withdrawal yet (own.bank-account.cooling-down). */
const rests = ({ restsUntil }: BankAccount) => restsUntil !== null;

/** Checks for a payment password and for an account that can receive the money. */
function outcomeOf(terms: Extract<Terms, { of: 'withdrawal' }>): TermsOutcome {
  if (terms.protection === 'locked') return { kind: 'blocked', terms, block: 'locked' };
  if (terms.protection === 'unset') return { kind: 'first', first: 'paymentPassword' };
  if (terms.accounts.length === 0) return { kind: 'first', first: 'bankAccount' };
  return terms.accounts.every(rests) ? { kind: 'blocked', terms, block: 'resting' } : { kind: 'open', terms };
}

export const withdrawalMove = ({
  client,
  money,
}: Pick<CentreDependencies, 'client' | 'money'>): Move<'withdrawal'> => ({
  of: 'withdrawal',
  async loadTerms(signal) {
    const { paymentPassword: protection, ...terms } = await client.withdrawalTerms(undefined, { signal });
    return outcomeOf({ of: 'withdrawal', protection, ...terms });
  },
  /** own.withdrawal.terms: the bounds, the balance, and the outstanding turnover. */
  problems({ accounts, turnoverRemaining, ...bounds }, { to, amount }) {
    const account = accounts.some((candidate) => candidate.id === to && !rests(candidate))
      ? []
      : [{ field: 'bankAccountId', code: 'withdrawal.account' }];
    const wrong = validateAmount('withdrawal', amount, bounds);
    // While turnover is outstanding no amount is accepted, whatever its bounds.
    const owes = fromWire(turnoverRemaining) > 0n && !wrong.some(({ code }) => /\.(none|unclear)$/.test(code));
    return [...account, ...(owes ? [{ field: 'amount', code: 'withdrawal.turnover' }] : wrong)];
  },
  isProtected: true,
  review: (_, { to, amount }, signal) => client.previewWithdrawal({ bankAccountId: to, amount }, { signal }),
  async send({ to, amount }, { paymentPassword, signal, idempotencyKey }) {
    const sent = await client.withdraw({ bankAccountId: to, amount, paymentPassword }, { signal, idempotencyKey });
    money.moved();
    return { kind: 'done', moved: { of: 'withdrawal', ...sent } };
  },
  find: (_, extras) =>
    findMove('withdrawal', client.moveOutcome({ of: 'withdrawal' }, extras), (moved) => {
      money.moved();
      return { kind: 'done', moved };
    }),
});

export const withdrawalFlow = (
  deps: Pick<CentreDependencies, 'client' | 'vault' | 'now' | 'storage' | 'randomKey' | 'passkeys' | 'money'>,
) =>
  withdrawalMachine.provide({
    actors: {
      moneyMove: moneyMoveFlow(deps, withdrawalMove(deps)),
      paymentPassword: paymentPasswordFlow(deps),
      bankAccount: bankAccountFlow(deps),
    },
  });
