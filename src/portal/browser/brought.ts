import type { Failure } from '../../contract';

/** A script that is brought when it is first needed. One that does not come is told as what it is: there is no network. */
export const brought = <Script>(script: Promise<Script>): Promise<Script> =>
  script.catch(() => {
    throw { kind: 'offline', code: 'client.offline' } satisfies Failure;
  });
