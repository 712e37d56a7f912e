import { fromPromise } from 'xstate';
import { logoutMachine } from '../../../../../machines/identity/logout/logout.machine';
import type { PageDependencies } from '../../../parts/dependencies';
import { endSession, forgetSession } from '../../../parts/session/end-session';

export const logoutFlow = (deps: Pick<PageDependencies, 'client' | 'site' | 'storage' | 'vault' | 'forgetReads'>) =>
  logoutMachine.provide({
    actors: {
      endSession: fromPromise(async ({ signal }) => void (await endSession(deps, signal))),
      forgetSession: fromPromise(async () => forgetSession(deps)),
    },
  });
