import { proofUploadDriver } from '../tests/drivers/proof-upload.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { isPaidOut, opensWaiting } from './support/withdrawals';

/** `kept`: pictures that the gateway keeps. `none`: what was chosen is no picture. `removed`: the sample has one id for all, so it is over. */
type Pictures = { kept: number; none: boolean; removed: boolean };

/** The picture that is on its way arrives, or is lost. */
const answers = async ({ edge }: Tester, kept: boolean) => {
  await edge.comes('uploadProof');
  await edge.release('uploadProof', !kept);
};

tour<Pictures>('proof-upload', proofUploadDriver, {
  openings: {
    'nothing arrived': {
      input: 'of a withdrawal',
      world: { kept: 0, none: false, removed: false },
      async open(tester) {
        await isPaidOut(tester);
        await opensWaiting(tester);
        await tester.screen.tick('withdraw.answer.nothing', true);
      },
    },
  },
  waits: ({ event }, { none }) => (!none && /^upload\.(kept|refused)$/.test(event.type) ? 'uploadProof' : undefined),
  // It is found out at once, before anything is sent.
  due: ({ event }, { world }) => event.type === 'upload.refused' && world.none,
  after({ event, sample }, { world }) {
    if (world.removed && world.kept > 0) return undefined;
    if (event.type === 'file.chosen') return { ...world, none: sample?.class === 'no picture' };
    if (event.type === 'upload.refused') return (sample?.class === 'no picture') === world.none ? { ...world, none: false } : undefined;
    if (event.type === 'upload.kept') return { ...world, kept: world.kept + 1 };
    if (event.type === 'proof.removed') return world.kept > 0 ? { ...world, kept: world.kept - 1, removed: true } : undefined;
    return world;
  },
  causes: {
    'upload.kept': (tester) => answers(tester, true),
    'upload.refused': (tester) => answers(tester, false),
  },
});
