import type { Failure } from '../../contract';

/** Lazy-loads a script on first use; a failed load is reported as a network error. */
export const loadScript = <Script>(script: Promise<Script>): Promise<Script> =>
  script.catch(() => {
    throw { kind: 'offline', code: 'client.offline' } satisfies Failure;
  });
