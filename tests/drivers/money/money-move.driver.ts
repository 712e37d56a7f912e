import type { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import type { Terms } from '../../../machines/money/money-move/money-move.types';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { lies } from '../../../src/portal/features/money/wallet/transfer.flow';
import {
  buttonOf,
  callsOf,
  faceOf,
  kindOf,
  type LabelContext,
  type ReviewedKind,
  reviewOf,
  reviews,
  seesFailure,
  sum,
} from './move-labels';
import { confirmsReview } from './move-submission.driver';

const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
const lost: OutcomeSetup = { cannot: 'e2e/journeys/money/lost-response.test.ts cuts the response off.' };
/** Confirms the review of a move, in a fixture. */
const confirmed = (kind: ReviewedKind, fixture: string): OutcomeSetup => ({
  fixture,
  does: (_, screen) => confirmsReview(screen, kind),
});
const types = (label: string, text: string): OutcomeSetup => ({
  before: (gateway) => gateway.types({ [label]: text }),
});
/** Available amount, or what the limits leave: the number in the error of a too large amount (own.money.number). */
function thereIs({ terms, draft }: LabelContext): Record<string, unknown> {
  if (terms?.of === 'deposit') return { left: sum(terms.limitLeft) };
  if (terms?.of === 'wallets') return { available: sum(lies(terms, draft.from)) };
  return { available: sum(terms?.available ?? null) };
}
function leastFor({ terms, draft }: LabelContext): string {
  const offers = terms?.of === 'deposit' ? terms.bonuses?.offers : undefined;
  const trigger = offers?.find(({ code }) => code === draft.bonus)?.terms.trigger;
  return trigger?.kind === 'deposit' ? trigger.least : '';
}
const wrong = (screen: Screen, here: LabelContext & { problems: readonly { field: string }[] }) =>
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
    'another.requested': (screen, _, here) =>
      screen.press(kindOf(here) === 'withdrawal' ? 'withdraw.another' : 'upline.another'),
    'retry.requested': (screen, _, here) => {
      if (here.terms === null) return screen.press('security.retry');
      // Only the wallet balances can be reloaded from the form.
      return here.block === null && kindOf(here) !== 'wallets' ? 'itself' : screen.press(faceOf(here).again);
    },
    'section.closed': (screen, _, { moved, terms, block }) =>
      screen.press(moved ? 'withdraw.follow' : terms === null || block !== null ? 'security.back' : 'withdraw.all'),
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
    submitting: (screen, here) => {
      if (here.failure) return screen.sees('button', 'move.checkNow');
      return here.review ? screen.sees('form', reviewOf(here).form) : screen.busy(buttonOf(here));
    },
    done: async (screen, here) => {
      await screen.sees(kindOf(here) === 'withdrawal' ? 'heading' : 'status', faceOf(here).done);
      if (here.moved?.of === 'withdrawal') await screen.reads(here.moved.to.maskedNumber);
    },
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
    submission: {
      'deposit: started': { fixture: 'downlineLimited' },
      'deposit: another limit is reached': { fixture: 'downlineWithLowLimit' },
      'deposit: a time-out has started': { fixture: 'downlineInTimeOut' },
      'first: started': { fixture: 'downlineWithBonus' },
      'first: the bonus has ended': { fixture: 'downlineBonusOver' },
      'withdrawal: sent': confirmed('withdrawal', 'downlineReady'),
      'withdrawal: wrong too often': confirmed('withdrawal', 'downlineReadyLocked'),
      'withdrawal: the balance has changed': confirmed('withdrawal', 'downlineSpent'),
      'withdrawal: cancelled': (_, screen) => screen.press(reviews.withdrawal.change),
      'withdrawal: left while the outcome is unknown': lost,
      'wallets: held by the vendor': confirmed('wallets', 'member'),
      'wallets: returned': confirmed('wallets', 'memberWithVendor'),
      'wallets: all returned': { fixture: 'memberWithVendor' },
      'wallets: spent in the meantime': confirmed('wallets', 'memberSpent'),
      'wallets: cancelled': (_, screen) => screen.press(reviews.wallets.change),
      'partner: sent': confirmed('partner', 'agentReady'),
      'partner: wrong too often': confirmed('partner', 'agentLocked'),
      'partner: the balance has changed': confirmed('partner', 'agentSpent'),
      'partner: cancelled': (_, screen) => screen.press(reviews.partner.change),
      failed: broken,
    },
  },
  endings: {
    loadTerms: (_, __, face) => callsOf(face).loadTerms,
    // The gateway checks a withdrawal only if the page finds no error.
    check: (sample, _, face) => (sample?.class === 'withdrawal: more than there is' ? undefined : callsOf(face).check),
    // A review waits for the tester; all else is sent immediately.
    submission(_, context, face) {
      if (Object(context).review) return 'tester';
      return Object(context).draft.from === 'all' ? 'returnAll' : callsOf(face).send;
    },
  },
} satisfies Driver<typeof moneyMoveMachine>;

export const hasOut = (terms: Terms | null) =>
  terms?.of === 'wallets' && terms.wallets.some(({ balance }) => balance !== '0.00');
