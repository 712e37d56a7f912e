import type { cashInMachine } from '../../../machines/money/cash-in/cash-in.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import type { CashIn } from '../../../src/contract';
import { failureWords } from '../failure-words';

type Here = { cashIn: CashIn | null };
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
/** Expects the status of the report, and its parts. */
const seesReport = async (screen: Screen, { cashIn }: Here) => {
  await screen.sees('heading', `cashIn.state.${cashIn?.state}`);
  await screen.reads(cashIn?.to ?? '');
};
const seesQuestion = (screen: Screen) => screen.sees('alertdialog', 'cashIn.cancel.title');

/** Reports a transfer from the fictional wallet of a player. */
const reports = async (_: unknown, screen: Screen) => {
  await screen.fill('cashIn.amount', '600.00');
  await screen.fill('cashIn.sender', '01712345678');
  await screen.fill('cashIn.reference', 'NP7K2M9Q77');
  await screen.press('cashIn.send');
};

/** Steps of a tester who reports a transfer from a mobile wallet. */
export const cashInDriver = {
  events: {
    'wallet.selected': (screen, { wallet }) => screen.press(`deposit.way.${wallet}`),
    'report.selected': (screen, { cashIn }) => screen.press('cashIn.see', { number: cashIn.number }),
    'report.changed': 'itself',
    'report.closed': (screen) => screen.press('cashIn.all'),
    'proofs.changed': 'itself',
    'cancel.requested': (screen) => screen.press('cashIn.cancel'),
    'cancel.confirmed': (screen) => screen.press('cashIn.cancel.yes'),
    'cancel.declined': (screen) => screen.press('cashIn.cancel.no'),
    'retry.requested': (screen, _, { failure }) => screen.press(failure ? 'security.retry' : 'deposit.again'),
  },
  states: {
    open: (screen, { failure }) => (failure ? screen.sees('alert', failureWords(failure)) : screen.hides('alert')),
    'open.loading': (screen) => screen.sees('status', 'page.loading'),
    'open.unavailable': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.blocked': (screen) => screen.sees('status', 'cashIn.blocked.open'),
    'open.choosing': (screen) => screen.sees('button', 'deposit.way.nodi'),
    'open.reporting': (screen) => screen.sees('form', 'cashIn.form'),
    'open.following': seesReport,
    'open.following.routing': 'passes',
    'open.following.pending': async (screen) => {
      await screen.sees('button', 'cashIn.cancel');
      await screen.hides('alertdialog');
    },
    'open.following.pending.receiving': (screen) => screen.hides('status', 'cashIn.receipt.full'),
    'open.following.pending.full': (screen) => screen.reads('cashIn.receipt.full'),
    'open.following.confirming': seesQuestion,
    'open.following.cancelling': (screen) => screen.busy('cashIn.cancel.yes'),
    'open.following.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.following.decided': (screen) => screen.hides('button', 'cashIn.cancel'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: broken },
    loadTerms: {
      'wallets that receive': { fixture: 'cashInsToFollow' },
      'two cash-ins are open': { fixture: 'cashInsAtMost' },
      offline: (gateway) => gateway.cut(),
    },
    reportForm: { sent: reports, left: (_, screen) => screen.press('security.back'), failed: broken },
    watchCashIn: { failed: broken },
    receipt: { failed: broken },
    cancelCashIn: { offline: (gateway) => gateway.cut() },
  },
  endings: { loadTerms: 'cashInTerms', reportForm: 'tester', cancelCashIn: 'cancelCashIn' },
} satisfies Driver<typeof cashInMachine>;
