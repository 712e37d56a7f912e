import { fromPromise } from 'xstate';
import { verificationMachine } from '../../../../machines/verification/verification.machine';
import type { FlowDependencies } from '../dependencies';
import { doWork } from './do-work';

export const verificationFlow = (deps: Pick<FlowDependencies, 'client' | 'vault' | 'solveWork'>) =>
  verificationMachine.provide({
    actors: {
      loadPuzzle: fromPromise(({ signal }) => deps.client.slide(undefined, { signal })),
      answerPuzzle: fromPromise(async ({ input: { slideId, drop }, signal }) => {
        const { proof } = await deps.client.answerSlide({ slideId, ...drop }, { signal });
        deps.vault.put('slideProof', proof);
      }),
      doWork: doWork(deps),
    },
  });
