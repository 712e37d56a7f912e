import type { Solution, WorkPurpose } from '../../../contract';
import type { FlowDependencies } from '../dependencies';

type Dependencies = Pick<FlowDependencies, 'client' | 'solveWork'>;

/** Has the device find the number of a work, in a worker. `about`: as the contract's `workRequest` has it. */
export async function solved(
  { client, solveWork }: Dependencies,
  purpose: WorkPurpose,
  about: string,
  signal: AbortSignal,
): Promise<Solution> {
  const work = await client.work({ purpose, about }, { signal });
  const { challenge, salt, signature } = work;
  return { challenge, salt, signature, number: await solveWork(work, signal) };
}

/** The receipt for a work that was done. */
export async function worked(
  deps: Dependencies,
  purpose: WorkPurpose,
  about: string,
  signal: AbortSignal,
): Promise<string> {
  const { proof } = await deps.client.answerWork(await solved(deps, purpose, about, signal), { signal });
  return proof;
}
