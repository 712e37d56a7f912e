import type { withdrawalConfirmationMachine } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import type { Withdrawal } from '../../../src/contract';
import { failureWords } from '../failure-words';
import { passesDeadline } from '../passes-deadline';
import { addsPicture } from '../pictures';

type Here = { withdrawal: Withdrawal | null };
/** Expects the current step of the withdrawal, and its explanation. */
const stands = async (screen: Screen, { withdrawal }: Here) => {
  await screen.sees('heading', `withdraw.state.${withdrawal?.state}`);
  await screen.sees('status', `withdraw.means.${withdrawal?.state}`);
};
const seesQuestion = async (screen: Screen) => {
  await screen.sees('group', 'withdraw.question');
  await screen.sees('region', 'withdraw.due');
};
const offCancelling: OutcomeSetup = { cannot: 'Regulators forbid it: the switch is off.' };
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester who tracks a withdrawal and reports what arrived. */
export const withdrawalConfirmationDriver = {
  events: {
    'withdrawal.changed': 'itself',
    'countdown.ticked': 'itself',
    'countdown.ended': 'itself',
    'received.selected': (screen) => screen.tick('withdraw.answer.all', true),
    // A selected option cannot be selected again.
    'report.selected': (screen, { arrived }, here) =>
      here.arrived === arrived ? 'itself' : screen.tick(`withdraw.answer.${arrived}`, true),
    'receipt.confirmed': (screen, _, { withdrawal }) =>
      screen.press(withdrawal?.permitted.includes('player.notReceived') ? 'withdraw.affirm' : 'withdraw.late'),
    'cancel.requested': (screen) => screen.press('withdraw.cancel'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('withdraw.all'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'withdraw.follow.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    open: (screen, { withdrawal }) => screen.reads(withdrawal?.to.maskedNumber ?? ''),
    'open.routing': 'passes',
    'open.watched': stands,
    'open.lacking': async (screen, here) => {
      await stands(screen, here);
      await screen.sees('link', 'withdraw.needs.mobile.go');
      await screen.sees('link', 'withdraw.needs.deposits.go');
    },
    'open.cancellable': async (screen, here) => {
      await stands(screen, here);
      await screen.sees('button', 'withdraw.cancel');
    },
    'open.cancelling': (screen) => screen.busy('withdraw.cancel'),
    'open.confirmable': seesQuestion,
    'open.confirmable.choosing': async (screen) => {
      for (const answer of ['all', 'nothing', 'part']) await screen.sees('radio', `withdraw.answer.${answer}`);
      await screen.hides('button', 'withdraw.affirm');
      await screen.hides('button', 'withdraw.report.send');
    },
    'open.confirmable.affirming': (screen) => screen.sees('button', 'withdraw.affirm'),
    'open.confirmable.reporting': (screen, { arrived }) => screen.sees('form', `withdraw.report.${arrived}`),
    'open.overdue': (screen) => screen.sees('status', 'withdraw.overdue'),
    'open.disputed': async (screen, here) => {
      await stands(screen, here);
      await screen.sees('button', 'withdraw.late');
    },
    'open.confirming': (screen, { withdrawal }) =>
      screen.busy(withdrawal?.permitted.includes('player.notReceived') ? 'withdraw.affirm' : 'withdraw.late'),
    'open.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('button', 'withdraw.all'),
  },
  outcomes: {
    loadWithdrawal: {
      'being reviewed': { fixture: 'withdrawalRequested' },
      'being reviewed, and something is missing': { fixture: 'withdrawalRequested' },
      'being reviewed, and may be cancelled': offCancelling,
      'paid out': { fixture: 'withdrawalDueSoon' },
      'being investigated': { fixture: 'withdrawalNotReceived' },
      'counted as received': { fixture: 'withdrawalCounted' },
      'nothing to confirm': { fixture: 'withdrawalReceivedLate' },
      offline: (gateway) => gateway.cut(),
    },
    watchWithdrawal: { failed: broken },
    countdown: { failed: broken },
    withdrawalReport: {
      'nothing arrived': async (_, screen) => {
        await addsPicture(screen);
        await screen.press('withdraw.report.send');
      },
      'a part arrived': async (_, screen) => {
        await screen.fill('withdraw.part.received', '400.00');
        await screen.press('withdraw.report.send');
      },
      // For a partial receipt: the other form requires a picture first.
      outdated: async (gateway, screen) => {
        await screen.fill('withdraw.part.received', '400.00');
        await passesDeadline(gateway);
        await screen.press('withdraw.report.send');
      },
      left: (_, screen) => screen.press('withdraw.report.back'),
      failed: broken,
    },
    confirmReceived: { outdated: { fixture: 'withdrawalReceivedLate' }, offline: (gateway) => gateway.cut() },
    cancelWithdrawal: { cancelled: offCancelling, outdated: offCancelling, offline: offCancelling },
  },
  endings: { loadWithdrawal: 'withdrawal', confirmReceived: 'confirmReceived', withdrawalReport: 'tester' },
} satisfies Driver<typeof withdrawalConfirmationMachine>;
