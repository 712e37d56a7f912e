import { fromPromise } from 'xstate';
import type { FlowDependencies } from '../dependencies';

/** The other way for puzzle and picture: a proof of work, whose receipt goes into the vault. */
export const doWork = ({ client, vault, solveWork }: Pick<FlowDependencies, 'client' | 'vault' | 'solveWork'>) =>
  fromPromise<void, { purpose: 'slide' | 'captcha' }>(async ({ input: { purpose }, signal }) => {
    const work = await client.work(undefined, { signal });
    const { challenge, salt, signature } = work;
    const number = await solveWork(work, signal);
    const { proof } = await client.answerWork({ purpose, challenge, salt, signature, number }, { signal });
    vault.put(purpose === 'slide' ? 'slideProof' : 'captchaProof', proof);
  });
