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

tour<Report>(
  'withdrawal-report',
  withdrawalReportDriver,
  {
    openings: {
      'nothing arrived': opening('nothing arrived', 'withdraw.answer.nothing'),
      'a part arrived': opening('a part arrived', 'withdraw.answer.part'),
    },
    acts: ['nothingForm', 'partForm'],
    after({ event, sample }, { world: { proven } }) {
      if (event.type === 'proofs.changed') return (sample?.class === 'a picture') === proven ? undefined : { proven: !proven };
      // Without a picture it is not sent that nothing arrived.
      return sample?.of === 'nothingForm' && sample.class !== 'left' && !proven ? undefined : { proven };
    },
    causes: {
      'proofs.changed': async ({ screen }, { proofs }) => {
        if (proofs.length > 0) return addsPicture(screen);
        await screen.press('withdraw.proof.remove');
        await screen.hides('button', 'withdraw.proof.remove', { name: PICTURE.name });
      },
    },
    async prepare(tester, { sample }) {
      if (sample?.class !== 'outdated') return;
      tester.expects(sample.of === 'partForm' ? 'reportPartial' : 'reportNotReceived', 409);
      await hasAsked(tester);
    },
  },
  { settings: LONG_SESSIONS },
);
