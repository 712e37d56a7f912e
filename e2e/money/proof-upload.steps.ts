import { isPicture, proofUploadDriver } from '../../tests/drivers/money/proof-upload.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Completes or aborts the running upload. */
const answers = async ({ edge }: Tester, isAccepted: boolean) => {
  await edge.comes('uploadProof');
  await edge.release('uploadProof', !isAccepted);
};

export const proofUploadSteps = flowSteps('proof-upload', proofUploadDriver, {
  openings: {
    'nothing arrived': {
      input: 'of a withdrawal',
      fixture: 'withdrawalPaidOut',
      ...inCentre('withdraw', {
        as: 'downline',
        async enter({ screen }) {
          await screen.press('withdraw.say');
          await screen.tick('withdraw.answer.nothing', true);
        },
      }),
    },
  },
  never({ event, sample }, { context }) {
    if (event.type === 'upload.stored') return !isPicture(context);
    if (event.type === 'upload.rejected') return (sample?.class === 'no picture') === isPicture(context);
    return event.type === 'proof.removed' && Object(context.pictures).length === 0;
  },
  causes: {
    'upload.stored': (tester) => answers(tester, true),
    'upload.rejected': (tester) => answers(tester, false),
  },
});
