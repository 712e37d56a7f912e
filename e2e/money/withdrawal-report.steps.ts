import { withdrawalReportDriver } from '../../tests/drivers/money/withdrawal-report.driver';
import { addsPicture, PICTURE } from '../../tests/drivers/pictures';
import { inCentre } from '../harness/centre';
import { quietly } from '../harness/edge';
import { flowSteps } from '../harness/row';

const opening = (input: string, answer: string) => ({
  input,
  fixture: 'withdrawalDueSoon',
  ...inCentre('withdraw', {
    as: 'downline',
    async enter({ edge, screen }) {
      // Otherwise an outdated report would be announced on its own.
      await edge.cut(quietly('withdrawal'));
      await screen.press('withdraw.say');
      await screen.tick(answer, true);
    },
  }),
});

/** As above on an open page, which would announce an outdated report. */
const openingByHand = (answer: string) =>
  inCentre('withdraw', {
    as: 'downline',
    async enter({ screen }) {
      await screen.press('withdraw.say');
      await screen.tick(answer, true);
    },
  });

export const withdrawalReportSteps = flowSteps(
  'withdrawal-report',
  withdrawalReportDriver,
  {
    openings: {
      'nothing arrived': opening('nothing arrived', 'withdraw.answer.nothing'),
      'a part arrived': opening('a part arrived', 'withdraw.answer.part'),
    },
    causes: {
      // It appears, and disappears again.
      'proofs.changed': async ({ screen }) => {
        await addsPicture(screen);
        await screen.press('withdraw.proof.remove', { name: PICTURE.name });
        await screen.hides('button', 'withdraw.proof.remove', { name: PICTURE.name });
      },
    },
    tolerates: [
      ['reportPartial', 409],
      ['reportNotReceived', 409],
    ],
  },
  {
    byHand: {
      openings: {
        'nothing arrived': openingByHand('withdraw.answer.nothing'),
        'a part arrived': openingByHand('withdraw.answer.part'),
      },
    },
  },
);
