import { addsPicture, PICTURE } from '../tests/drivers/pictures';
import { withdrawalReportDriver } from '../tests/drivers/withdrawal-report.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { hasAsked, isPaidOut, LONG_SESSIONS, opensWaiting } from './support/withdrawals';

/** Whether a picture is kept. */
type Report = { proven: boolean };

const opening = (input: string, answer: string) => ({
  input,
  world: { proven: false },
  async open(tester: Tester) {
    await isPaidOut(tester);
    await opensWaiting(tester);
    await tester.screen.tick(answer, true);
  },
});
const isForm = (value: unknown) => typeof value === 'object';

tour<Report>(
  'withdrawal-report',
  withdrawalReportDriver,
  {
    openings: {
      'nothing arrived': opening('nothing arrived', 'withdraw.answer.nothing'),
      'a part arrived': opening('a part arrived', 'withdraw.answer.part'),
    },
    waits: ({ invoke }) => (invoke === 'reportNotReceived' || invoke === 'reportPartial' ? invoke : undefined),
    after({ event, sample }, { value, world }) {
      if (event.type !== 'proofs.changed') return world;
      const proven = sample?.class === 'a picture';
      return isForm(value) && proven !== world.proven ? { proven } : undefined;
    },
    causes: {
      'proofs.changed': async ({ screen }, { proofs }) => {
        if (proofs.length > 0) return addsPicture(screen);
        await screen.press('withdraw.proof.remove');
        await screen.hides('button', 'withdraw.proof.remove', { name: PICTURE.name });
      },
    },
    async prepare(tester, { sample }) {
      if (sample?.class === 'outdated') await hasAsked(tester);
    },
  },
  { settings: LONG_SESSIONS },
);
