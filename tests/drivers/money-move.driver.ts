import type { moneyMoveMachine, Terms } from '../../machines/money-move/money-move.machine';
import type { Driver, Means, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { PAYMENT_PASSWORD } from './passwords';

type Kind = Terms['of'];
type Here = { terms: Terms | null; draft: { from: string; to: string } };
/** What a move of money is called on the screen, by its kind. */
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
/** The button that sends the form; between wallets it says which way. */
function buttonOf(here: Here): string {
  const kind = kindOf(here);
  if (kind !== 'wallets') return { deposit: 'deposit.submit', withdrawal: 'withdraw.continue', partner: 'upline.submit' }[kind];
  if (here.draft.from === 'all') return 'wallet.returnAll';
  return here.draft.to === 'main' ? 'wallet.toMain' : 'wallet.toGame';
}
const reviewed = {
  send: { withdrawal: 'withdraw.send', partner: 'upline.send' },
  change: { withdrawal: 'withdraw.change', partner: 'upline.change' },
};
const ofReviewed = (here: Here) => (kindOf(here) === 'withdrawal' ? 'withdrawal' : 'partner');
const broken: Means = { cannot: 'It takes a fault in our own script.' };
const types = (label: string, text: string): Means => ({ before: (gateway) => gateway.types({ [label]: text }) });
const refused = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));
const untouched = (screen: Screen) => screen.hides('alert');

/** How a tester moves money, of each kind; the first method, account, vendor or partner is chosen already. */
export const moneyMoveDriver = {
  events: {
    'form.submitted': async (screen, { draft }, { terms }) => {
      const here = { terms, draft };
      if (draft.from === 'all') return hasOut(terms) ? screen.press('wallet.returnAll') : 'itself';
      await screen.fill(faceOf(here).amount, draft.amount);
      await screen.press(buttonOf(here));
    },
    'limits.requested': (screen) => screen.press('deposit.limits'),
    'limits.declined': (screen, _, { terms }) =>
      screen.press(terms?.of === 'deposit' && terms.offerLimits ? 'deposit.limits.decline' : 'deposit.limits.back'),
    'payment.submitted': async (screen, _, here) => {
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.press(reviewed.send[ofReviewed(here)]);
    },
    'review.left': (screen, _, here) => screen.press(reviewed.change[ofReviewed(here)]),
    'another.requested': (screen, _, here) => screen.press(kindOf(here) === 'withdrawal' ? 'withdraw.another' : 'upline.another'),
    'retry.requested': (screen, _, here) => {
      if (here.terms === null) return screen.press('security.retry');
      // Only what lies where is read again from the form.
      return here.block === null && kindOf(here) !== 'wallets' ? 'itself' : screen.press(faceOf(here).again);
    },
    'section.left': (screen, _, { moved }) => screen.press(moved ? 'withdraw.follow' : 'security.back'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    failed: refused,
    blocked: async (screen, { terms, block }) => {
      if (block === 'barred') return screen.reads('deposit.barred.withdraw');
      if (block === 'closed') return screen.sees('status', 'deposit.closed');
      if (block === 'single') return screen.reads('wallet.single');
      if (block === 'alone') return screen.reads('upline.alone');
      return screen.sees('alert', terms?.of === 'withdrawal' ? 'withdraw.resting' : 'upline.locked');
    },
    offering: (screen) => screen.reads('deposit.limits.meaning'),
    editing: (screen, here) => screen.sees('form', faceOf(here).form),
    'editing.untouched': untouched,
    'editing.invalid': (screen, here) => screen.invalid(faceOf(here).amount, faceOf(here).tooMuch),
    'editing.refused': refused,
    'editing.moved': (screen, { draft }) => screen.sees('status', draft.from === 'all' ? 'wallet.returned' : 'wallet.moved'),
    checking: (screen, here) => screen.busy(buttonOf(here)),
    reviewing: async (screen, here) => {
      if (kindOf(here) === 'partner') return screen.sees('form', 'upline.look');
      await screen.sees('form', 'withdraw.look.form');
      await screen.reads(here.review?.to?.maskedNumber ?? '');
      await screen.reads('withdraw.look.noCancel');
    },
    'reviewing.untouched': untouched,
    'reviewing.refused': refused,
    sending: (screen, here) => screen.busy(here.review ? reviewed.send[ofReviewed(here)] : buttonOf(here)),
    done: async (screen, here) => {
      await screen.sees(kindOf(here) === 'withdrawal' ? 'heading' : 'status', faceOf(here).done);
      if (here.moved?.of === 'withdrawal') await screen.reads(here.moved.to.maskedNumber);
    },
    // What comes instead may be read itself, and says so in the same words.
    over: (screen, here) => screen.hides('form', faceOf(here).form),
  },
  outcomes: {
    loadTerms: {
      'deposit: no provider': { cannot: 'The demo always has a provider.' },
      'wallets: one wallet for all games': { cannot: 'Whether there is one wallet for all games is built in.' },
      offline: (gateway) => gateway.cut(),
    },
    check: {
      'deposit: over the limit': types('deposit.amount', '24000'),
      'wallets: more than there is': types('wallet.amount', '90000'),
      'partner: more than there is': types('upline.amount', '49000'),
      failed: broken,
    },
    send: {
      'withdrawal: wrong payment password': types('security.paymentPassword', '000000'),
      'withdrawal: wrong too often': types('security.paymentPassword', '000000'),
      'partner: wrong payment password': types('security.paymentPassword', '999998'),
      offline: (gateway) => gateway.cut(),
    },
  },
} satisfies Driver<typeof moneyMoveMachine>;

const hasOut = (terms: Terms | null) => terms?.of === 'wallets' && terms.wallets.some(({ balance }) => balance !== '0.00');
