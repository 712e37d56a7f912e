import type { withdrawalReportMachine } from '../../../machines/money/withdrawal-report/withdrawal-report.machine';
import type { Driver } from '../../../src/atlas';
import { passesDeadline } from '../passes-deadline';
import { addsPicture } from '../pictures';

const broken = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester who reports that money of a withdrawal is missing. */
export const withdrawalReportDriver = {
  // The pictures have a chart of their own, which reports changes.
  events: { 'proofs.changed': 'itself' },
  states: {
    opening: 'passes',
    nothing: (screen) => screen.sees('form', 'withdraw.report.nothing'),
    part: (screen) => screen.sees('form', 'withdraw.report.part'),
    ended: async (screen) => {
      await screen.hides('form', 'withdraw.report.nothing');
      await screen.hides('form', 'withdraw.report.part');
    },
  },
  outcomes: {
    proofUpload: { failed: broken },
    nothingForm: {
      sent: async (_, screen) => {
        await addsPicture(screen);
        await screen.press('withdraw.report.send');
      },
      left: (_, screen) => screen.press('withdraw.report.back'),
      outdated: async (gateway, screen) => {
        await addsPicture(screen);
        await passesDeadline(gateway);
        await screen.press('withdraw.report.send');
      },
      failed: broken,
    },
    partForm: {
      sent: async (_, screen) => {
        await screen.fill('withdraw.part.received', '400.00');
        await screen.press('withdraw.report.send');
      },
      left: (_, screen) => screen.press('withdraw.report.back'),
      outdated: async (gateway, screen) => {
        await screen.fill('withdraw.part.received', '400.00');
        await passesDeadline(gateway);
        await screen.press('withdraw.report.send');
      },
      failed: broken,
    },
  },
  endings: { nothingForm: 'tester', partForm: 'tester' },
} satisfies Driver<typeof withdrawalReportMachine>;
