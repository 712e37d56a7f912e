import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { verificationMachine } from '../../../../machines/identity/verification/verification.machine';
import { aboutPuzzle, solution } from '../../../contract/identity/challenge';
import type { FlowDependencies } from '../dependencies';
import { solved, worked } from './do-work';

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;

export const verificationFlow = (deps: Pick<FlowDependencies, 'client' | 'vault' | 'solveWork'>) =>
  verificationMachine.provide({
    actors: {
      loadPuzzle: fromPromise(({ signal }) => deps.client.slide(undefined, { signal })),
      workBeside: fromPromise(async ({ input: { slideId, name }, signal }) =>
        deps.vault.put('slideWork', JSON.stringify(await solved(deps, 'puzzle', aboutPuzzle(slideId, name), signal))),
      ),
      answerPuzzle: fromPromise(async ({ input: { slideId, name, drop }, signal }) => {
        const work = v.parse(solution, JSON.parse(deps.vault.take('slideWork') ?? 'null'));
        const { proof } = await deps.client.answerSlide({ slideId, name, ...drop, work }, { signal });
        deps.vault.put('slideProof', proof);
      }),
      doWork: fromPromise(async ({ input: { name }, signal }) =>
        deps.vault.put('slideProof', await worked(deps, 'slide', name, signal)),
      ),
    },
  });
