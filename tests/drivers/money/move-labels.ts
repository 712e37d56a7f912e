import type { Terms } from '../../../machines/money/money-move/money-move.types';
import type { Screen } from '../../../src/atlas';
import { money } from '../../../src/contract/money/sums';
import { failureWords } from '../failure-words';

type Kind = Terms['of'];
/** Part of a chart's context from which the labels follow. */
export type LabelContext = { terms: Terms | null; draft: { from: string; to: string; bonus?: string } };
/** Labels of a kind of money move. */
type Face = { form: string; amount: string; tooMuch: string; again: string; done: string };
const wallet = {
  form: 'wallet.form',
  amount: 'wallet.amount',
  tooMuch: 'wallet.problem.available',
  again: 'wallet.refresh',
  done: 'wallet.moved',
};
const upline = {
  form: 'upline.form',
  amount: 'upline.amount',
  tooMuch: 'upline.problem.available',
  again: 'upline.again',
  done: 'upline.sent',
};
const faces: Record<Kind, Face> = {
  deposit: {
    form: 'deposit.form',
    amount: 'deposit.amount',
    tooMuch: 'deposit.problem.limit',
    again: 'deposit.again',
    done: 'deposit.begun',
  },
  withdrawal: {
    form: 'withdraw.form',
    amount: 'withdraw.amount',
    tooMuch: 'withdraw.problem.available',
    again: 'withdraw.resting.again',
    done: 'withdraw.sent',
  },
  wallets: wallet,
  partner: upline,
};
export const kindOf = ({ terms }: LabelContext): Kind => terms?.of ?? 'wallets';
export const faceOf = (here: LabelContext) => faces[kindOf(here)];
/** Returns the button that sends the form; between wallets it names the direction. */
export function buttonOf(here: LabelContext): string {
  const kind = kindOf(here);
  if (kind !== 'wallets')
    return { deposit: 'deposit.submit', withdrawal: 'withdraw.continue', partner: 'upline.submit' }[kind];
  if (here.draft.from === 'all') return 'wallet.returnAll';
  return here.draft.to === 'main' ? 'wallet.toMain' : 'wallet.toGame';
}
/** The review's form and its two buttons; a deposit has none. */
export const reviews: Record<Exclude<Kind, 'deposit'>, { form: string; send: string; change: string }> = {
  withdrawal: { form: 'withdraw.look.form', send: 'withdraw.send', change: 'withdraw.change' },
  partner: { form: 'upline.look', send: 'upline.send', change: 'upline.change' },
  wallets: { form: 'wallet.look', send: 'wallet.look.send', change: 'wallet.look.change' },
};
/** Kind of move that is reviewed before it is sent. */
export type ReviewedKind = keyof typeof reviews;
export function reviewOf(here: LabelContext) {
  const kind = kindOf(here);
  if (kind === 'deposit') throw new Error('A deposit has no review.');
  return reviews[kind];
}
/** Requests of each kind of money move. */
const calls: Record<Kind, { loadTerms: string | string[]; check?: string; send: string }> = {
  deposit: { loadTerms: ['depositTerms', 'pendingDeposit'], send: 'createDeposit' },
  withdrawal: { loadTerms: 'withdrawalTerms', check: 'previewWithdrawal', send: 'withdraw' },
  wallets: { loadTerms: 'merchantWallet', send: 'walletTransfer' },
  partner: { loadTerms: ['transferPartners', 'paymentPassword'], send: 'partnerTransfer' },
};
const isKind = (face = ''): face is Kind => face in calls;
const kindOfFace = (face: string | undefined): Kind => (face === 'first' ? 'deposit' : isKind(face) ? face : 'wallets');
/** Requests of the kind of move that a face shows. */
export const callsOf = (face: string | undefined) => calls[kindOfFace(face)];
export const seesFailure = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));
/** An amount, formatted per language. */
export const sum = (amount: string | null) => (language: string) => money(amount ?? '', language);
