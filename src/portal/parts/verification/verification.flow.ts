import { fromPromise } from 'xstate';
import { verificationMachine } from '../../../../machines/verification/verification.machine';
import type { Needs } from '../needs';
import { doWork } from './do-work';

export const verificationFlow = (needs: Pick<Needs, 'client' | 'vault' | 'solveWork'>) =>
  verificationMachine.provide({
    actors: {
      loadPuzzle: fromPromise(({ signal }) => needs.client.slide(undefined, { signal })),
      answerPuzzle: fromPromise(async ({ input: { slideId, drop }, signal }) => {
        const { proof } = await needs.client.answerSlide({ slideId, ...drop }, { signal });
        needs.vault.put('slideProof', proof);
      }),
      doWork: doWork(needs),
    },
  });
