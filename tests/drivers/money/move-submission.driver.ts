import type { moveSubmissionMachine } from '../../../machines/money/move-submission/move-submission.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { PAYMENT_PASSWORD } from '../identity/passwords';
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

const lost: OutcomeSetup = { cannot: 'e2e/journeys/money/lost-response.test.ts cuts the response off.' };
const untyped: OutcomeSetup = {
  cannot: 'It is typed before it is sent; e2e/journeys/platform/corrections.test.ts leaves it out.',
};
const types = (label: string, text: string): OutcomeSetup => ({
  before: (gateway) => gateway.types({ [label]: text }),
});
const untouched = (screen: Screen) => screen.hides('alert');

/** Confirms a reviewed move, with the payment password if the money leaves the account. */
export async function confirmsReview(screen: Screen, kind: ReviewedKind) {
  if (kind !== 'wallets') await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
  await screen.press(reviews[kind].send);
}

/** View after a submission, by how it ended. The next view of a started deposit or of new terms may be loading. */
const AFTERWARDS = {
  begun: (screen: Screen, here: LabelContext) => screen.hides('form', faceOf(here).form),
  changed: (screen: Screen, here: LabelContext) => screen.hides('form', faceOf(here).form),
  left: (screen: Screen) => screen.hides('button', 'move.checkNow'),
  done: (screen: Screen, here: LabelContext) =>
    screen.sees(kindOf(here) === 'withdrawal' ? 'heading' : 'status', faceOf(here).done),
  renewed: (screen: Screen, here: LabelContext) =>
    screen.sees('status', here.draft.from === 'all' ? 'wallet.returned' : 'wallet.moved'),
  refused: (screen: Screen, here: LabelContext) => screen.sees('form', faceOf(here).form),
  cancelled: (screen: Screen, here: LabelContext) => screen.sees('form', faceOf(here).form),
  blocked: (screen: Screen, here: LabelContext) =>
    screen.sees('alert', kindOf(here) === 'withdrawal' ? 'withdraw.resting' : 'upline.locked'),
};

/** Steps of a tester who reviews and sends a move of each kind. */
export const moveSubmissionDriver = {
  events: {
    'payment.submitted': async (screen, _, here) => {
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.press(reviewOf(here).send);
    },
    'review.confirmed': (screen, _, here) => screen.press(reviewOf(here).send),
    'payment.filled': (screen) => screen.fill('security.paymentPassword', PAYMENT_PASSWORD),
    'review.cancelled': (screen, _, here) => screen.press(reviewOf(here).change),
    'outcome.requested': (screen) => screen.press('move.checkNow'),
    'section.closed': (screen) => screen.press('withdraw.all'),
  },
  states: {
    starting: 'passes',
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
    finding: async (screen, { draft }) => {
      await screen.reads('move.finding', { amount: sum(draft.amount) });
      await screen.hides('alert');
    },
    'finding.asking': (screen) => screen.busy('move.checkNow'),
    'finding.waiting': (screen) => screen.sees('button', 'move.checkNow'),
    ended: async (screen, { end, ...here }) => {
      await AFTERWARDS[end.kind](screen, { ...here, ...end });
      if (end.kind === 'refused') await seesFailure(screen, end);
    },
  },
  outcomes: {
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
    findOutcome: (_, context) => (Object(context).draft.from === 'all' ? 'merchantWallet' : 'moveOutcome'),
    send: (_, context, face) => (Object(context).draft.from === 'all' ? 'returnAll' : callsOf(face).send),
  },
} satisfies Driver<typeof moveSubmissionMachine>;
