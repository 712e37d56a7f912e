import type { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import type { Terms } from '../../../machines/money/money-move/money-move.types';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { money } from '../../../src/contract/money/sums';
import { lies } from '../../../src/portal/features/money/wallet/transfer.flow';
import { failureWords } from '../failure-words';
import { PAYMENT_PASSWORD } from '../identity/passwords';

type Kind = Terms['of'];
type Here = { terms: Terms | null; draft: { from: string; to: string; bonus?: string } };
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
const kindOf = ({ terms }: Here): Kind => terms?.of ?? 'wallets';
const faceOf = (here: Here) => faces[kindOf(here)];
/** Returns the button that sends the form; between wallets it names the direction. */
function buttonOf(here: Here): string {
  const kind = kindOf(here);
  if (kind !== 'wallets')
    return { deposit: 'deposit.submit', withdrawal: 'withdraw.continue', partner: 'upline.submit' }[kind];
  if (here.draft.from === 'all') return 'wallet.returnAll';
  return here.draft.to === 'main' ? 'wallet.toMain' : 'wallet.toGame';
}
/** The review's form and its two buttons; a deposit has none. */
const reviews: Record<Exclude<Kind, 'deposit'>, { form: string; send: string; change: string }> = {
  withdrawal: { form: 'withdraw.look.form', send: 'withdraw.send', change: 'withdraw.change' },
  partner: { form: 'upline.look', send: 'upline.send', change: 'upline.change' },
  wallets: { form: 'wallet.look', send: 'wallet.look.send', change: 'wallet.look.change' },
};
function reviewOf(here: Here) {
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
const callsOf = (face: string | undefined) => calls[kindOfFace(face)];
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
const lost: OutcomeSetup = { cannot: 'e2e/journeys/money/lost-response.test.ts cuts the response off.' };
const untyped: OutcomeSetup = {
  cannot: 'It is typed before it is sent; e2e/journeys/platform/corrections.test.ts leaves it out.',
};
const types = (label: string, text: string): OutcomeSetup => ({
  before: (gateway) => gateway.types({ [label]: text }),
});
const seesFailure = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));
/** An amount, formatted per language. */
const sum = (amount: string | null) => (language: string) => money(amount ?? '', language);
/** Available amount, or what the limits leave: the number in the error of a too large amount (own.money.number). */
function thereIs({ terms, draft }: Here): Record<string, unknown> {
  if (terms?.of === 'deposit') return { left: sum(terms.limitLeft) };
  if (terms?.of === 'wallets') return { available: sum(lies(terms, draft.from)) };
  return { available: sum(terms?.available ?? null) };
}
function leastFor({ terms, draft }: Here): string {
  const offers = terms?.of === 'deposit' ? terms.bonuses?.offers : undefined;
  const trigger = offers?.find(({ code }) => code === draft.bonus)?.terms.trigger;
  return trigger?.kind === 'deposit' ? trigger.least : '';
}
const wrong = (screen: Screen, here: Here & { problems: readonly { field: string }[] }) =>
  here.problems[0]?.field === 'bonus'
    ? screen.reads('deposit.problem.bonus', { least: sum(leastFor(here)) })
    : screen.invalid(faceOf(here).amount, faceOf(here).tooMuch, thereIs(here));
const untouched = (screen: Screen) => screen.hides('alert');

/** Steps of a tester who moves money of each kind; the first method, account, vendor or partner is preselected. */
export const moneyMoveDriver = {
  events: {
    'form.submitted': async (screen, { draft }, { terms }) => {
      const here = { terms, draft };
      if (draft.from === 'all') return hasOut(terms) ? screen.press('wallet.returnAll') : 'itself';
      await screen.fill(faceOf(here).amount, draft.amount);
      await screen.press(buttonOf(here));
    },
    // The button decides the direction: an edit keeps that of the last press.
    'field.edited': (screen, { draft }, here) =>
      draft.to === here.draft.to ? screen.fill(faceOf(here).amount, draft.amount) : 'itself',
    'limits.requested': (screen) => screen.press('deposit.limits'),
    'limits.declined': (screen, _, { terms }) =>
      screen.press(terms?.of === 'deposit' && terms.offerLimits ? 'deposit.limits.decline' : 'deposit.limits.back'),
    'payment.submitted': async (screen, _, here) => {
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.press(reviewOf(here).send);
    },
    'review.confirmed': (screen, _, here) => screen.press(reviewOf(here).send),
    'payment.filled': (screen) => screen.fill('security.paymentPassword', PAYMENT_PASSWORD),
    'review.cancelled': (screen, _, here) => screen.press(reviewOf(here).change),
    'another.requested': (screen, _, here) =>
      screen.press(kindOf(here) === 'withdrawal' ? 'withdraw.another' : 'upline.another'),
    'retry.requested': (screen, _, here) => {
      if (here.terms === null) return screen.press('security.retry');
      // Only the wallet balances can be reloaded from the form.
      return here.block === null && kindOf(here) !== 'wallets' ? 'itself' : screen.press(faceOf(here).again);
    },
    'outcome.requested': (screen) => screen.press('move.checkNow'),
    'section.closed': (screen, _, { moved, terms, block, failure }) => {
      const isBlocked = block !== null && failure === null;
      return screen.press(moved ? 'withdraw.follow' : terms === null || isBlocked ? 'security.back' : 'withdraw.all');
    },
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    failed: seesFailure,
    blocked: async (screen, { terms, block }) => {
      if (block === 'barred') return screen.reads('deposit.barred.withdraw');
      if (block === 'closed') return screen.sees('status', 'deposit.closed');
      if (block === 'single') return screen.reads('wallet.single');
      if (block === 'alone') return screen.reads('upline.alone');
      if (block === 'resting') return screen.reads('withdraw.rest');
      return screen.sees('alert', terms?.of === 'withdrawal' ? 'withdraw.resting' : 'upline.locked');
    },
    offeringLimit: (screen) => screen.reads('deposit.limits.meaning'),
    editing: (screen, here) => screen.sees('form', faceOf(here).form),
    'editing.untouched': untouched,
    'editing.invalid': wrong,
    'editing.invalid.waiting': wrong,
    'editing.invalid.checking': wrong,
    'editing.fixed': untouched,
    'editing.rejected': seesFailure,
    'editing.moved': (screen, { draft }) =>
      screen.sees('status', draft.from === 'all' ? 'wallet.returned' : 'wallet.moved'),
    checking: (screen, here) => screen.busy(buttonOf(here)),
    reviewing: async (screen, here) => {
      await screen.sees('form', reviewOf(here).form);
      if (kindOf(here) !== 'withdrawal') return;
      await screen.reads(here.review?.to?.maskedNumber ?? '');
      await screen.reads('withdraw.look.noCancel');
    },
    'reviewing.untouched': untouched,
    'reviewing.lacking': async (screen) => {
      await screen.hides('alert');
      await screen.sees('link', 'withdraw.needs.mobile.go');
      await screen.sees('link', 'withdraw.needs.deposits.go');
    },
    'reviewing.invalid': (screen) => screen.invalid('security.paymentPassword', 'security.problem.empty'),
    'reviewing.rejected': seesFailure,
    sending: (screen, here) => screen.busy(here.review ? reviewOf(here).send : buttonOf(here)),
    done: async (screen, here) => {
      await screen.sees(kindOf(here) === 'withdrawal' ? 'heading' : 'status', faceOf(here).done);
      if (here.moved?.of === 'withdrawal') await screen.reads(here.moved.to.maskedNumber);
    },
    finding: async (screen, { draft }) => {
      await screen.reads('move.finding', { amount: sum(draft.amount) });
      await screen.hides('alert');
    },
    'finding.asking': (screen) => screen.busy('move.checkNow'),
    'finding.waiting': (screen) => screen.sees('button', 'move.checkNow'),
    // The next view may be loading as well, with the same messages.
    ended: (screen, here) => screen.hides('form', faceOf(here).form),
  },
  outcomes: {
    loadTerms: {
      'deposit: free to deposit': { fixture: 'downlineLimited' },
      'deposit: a deposit is started': { fixture: 'downlineDepositing' },
      'deposit: in a time-out': { fixture: 'downlineInTimeOut' },
      'deposit: no provider': { cannot: 'The demo always has a provider.' },
      'deposit: for the first time': { fixture: 'agentWithTeam' },
      'first: a bonus is selected': { fixture: 'downlineWithBonus' },
      'withdrawal: complete': { fixture: 'downlineReady' },
      'withdrawal: no payment password': { fixture: 'downlineWithMoney' },
      'withdrawal: no account': { fixture: 'downlineGuarded' },
      'withdrawal: the payment password is locked': { fixture: 'downlineLocked' },
      'withdrawal: every account is locked after a recovery': { fixture: 'downlineResting' },
      'wallets: all in the main wallet': { fixture: 'member' },
      'wallets: some with a vendor': { fixture: 'memberWithVendor' },
      'wallets: one wallet for all games': { cannot: 'Whether there is one wallet for all games is built in.' },
      'partner: a downline': { fixture: 'agentReady' },
      'partner: no upline or downlines': { fixture: 'member' },
      'partner: no payment password': { fixture: 'agentWithMoney' },
      'partner: the payment password is locked': { fixture: 'agentLocked' },
      'deposit: a request without a response': lost,
      'withdrawal: a request without a response': lost,
      'withdrawal: a request without a response, and the payment password is locked': lost,
      'wallets: a request without a response': lost,
      'partner: a request without a response': lost,
      offline: (gateway) => gateway.cut(),
    },
    check: {
      'deposit: over the limit': types('deposit.amount', '24000'),
      'first: too small for the bonus': types('deposit.amount', '200'),
      'withdrawal: the preview': { fixture: 'downlineReady' },
      'withdrawal: something is missing': { fixture: 'downlineReady' },
      'withdrawal: the balance has changed': { fixture: 'downlineSpent' },
      'wallets: more than there is': types('wallet.amount', '90000'),
      'partner: more than there is': types('upline.amount', '49000'),
      failed: broken,
    },
    recheck: {
      'deposit: still over the limit': types('deposit.amount', '24000'),
      'withdrawal: still more than there is': types('withdraw.amount', '40000'),
      'wallets: still more than there is': types('wallet.amount', '90000'),
      'partner: still more than there is': types('upline.amount', '49000'),
      failed: broken,
    },
    send: {
      'deposit: started': { fixture: 'downlineLimited' },
      'deposit: another limit is reached': { fixture: 'downlineWithLowLimit' },
      'deposit: a time-out has started': { fixture: 'downlineInTimeOut' },
      'first: started': { fixture: 'downlineWithBonus' },
      'first: the bonus has ended': { fixture: 'downlineBonusOver' },
      'withdrawal: sent': { fixture: 'downlineReady' },
      'withdrawal: payment password missing': untyped,
      'withdrawal: wrong payment password': types('security.paymentPassword', '000000'),
      'withdrawal: wrong too often': { fixture: 'downlineReadyLocked' },
      'withdrawal: the balance has changed': { fixture: 'downlineSpent' },
      'wallets: held by the vendor': { fixture: 'member' },
      'wallets: returned': { fixture: 'memberWithVendor' },
      'wallets: all returned': { fixture: 'memberWithVendor' },
      'wallets: spent in the meantime': { fixture: 'memberSpent' },
      'partner: sent': { fixture: 'agentReady' },
      'partner: payment password missing': untyped,
      'partner: wrong payment password': types('security.paymentPassword', '999998'),
      'partner: wrong too often': { fixture: 'agentLocked' },
      'partner: the balance has changed': { fixture: 'agentSpent' },
      'no response': (gateway) => gateway.cut(),
      'the session has ended': { cannot: 'The page then shows its log-in over everything; session.test.ts tests it.' },
    },
    findOutcome: {
      'deposit: started': lost,
      'withdrawal: sent': lost,
      'wallets: moved': lost,
      'partner: sent': lost,
      'still in progress': lost,
      'not executed': lost,
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: {
    loadTerms: (_, __, face) => callsOf(face).loadTerms,
    // The gateway checks a withdrawal only if the page finds no error.
    check: (sample, _, face) => (sample?.class === 'withdrawal: more than there is' ? undefined : callsOf(face).check),
    findOutcome: (_, context) => (Object(context).draft.from === 'all' ? 'merchantWallet' : 'moveOutcome'),
    send: (_, context, face) => (Object(context).draft.from === 'all' ? 'returnAll' : callsOf(face).send),
  },
} satisfies Driver<typeof moneyMoveMachine>;

export const hasOut = (terms: Terms | null) =>
  terms?.of === 'wallets' && terms.wallets.some(({ balance }) => balance !== '0.00');
