import type { withdrawalReportMachine } from '../../machines/withdrawal-report/withdrawal-report.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { passesDeadline } from './passes-deadline';

const shown = (form: string) => (screen: Screen) => screen.sees('form', form);
const untouched = (screen: Screen) => screen.hides('alert');
const busy = (screen: Screen) => screen.busy('withdraw.report.send');
const nothing = shown('withdraw.report.nothing');
const parts = shown('withdraw.report.part');

/** How a tester reports that money of a withdrawal is missing. */
export const withdrawalReportDriver = {
  events: {
    // The pictures have a chart of their own, which tells of them.
    'proofs.changed': 'itself',
    'nothing.submitted': (screen) => screen.press('withdraw.report.send'),
    'parts.submitted': async (screen, { parts: { receivedAmount, remainingAmount } }) => {
      await screen.fill('withdraw.part.received', receivedAmount);
      await screen.fill('withdraw.part.remaining', remainingAmount);
      await screen.press('withdraw.report.send');
    },
    'report.left': (screen) => screen.press('withdraw.report.back'),
  },
  states: {
    opening: 'passes',
    nothing,
    'nothing.untouched': untouched,
    'nothing.unproven': (screen) => screen.sees('alert', 'withdraw.report.unproven'),
    'nothing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    parts,
    'parts.untouched': untouched,
    'parts.invalid': async (screen) => {
      await screen.sees('alert', 'common.errorSummary');
      await screen.invalid('withdraw.part.remaining', 'withdraw.problem.sum');
    },
    'parts.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    checking: busy,
    sendingNothing: busy,
    sendingParts: busy,
    over: async (screen) => {
      await screen.hides('form', 'withdraw.report.nothing');
      await screen.hides('form', 'withdraw.report.part');
    },
  },
  outcomes: {
    proofUpload: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    checkParts: {
      'they do not add up': { before: (gateway) => gateway.types({ 'withdraw.part.remaining': '500.00' }) },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    reportNotReceived: { outdated: passesDeadline, offline: (gateway) => gateway.cut() },
    reportPartial: { outdated: passesDeadline, offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof withdrawalReportMachine>;
