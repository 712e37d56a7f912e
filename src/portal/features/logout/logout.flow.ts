import { fromPromise } from 'xstate';
import { logoutMachine } from '../../../../machines/logout/logout.machine';
import type { Needs } from '../../parts/needs';
import { endSession } from '../../parts/session/end-session';
import { forgetSession } from '../../parts/session/forget-session';

export const logoutFlow = (needs: Pick<Needs, 'client' | 'storage' | 'vault' | 'forgetReads'>) =>
  logoutMachine.provide({
    actors: {
      endSession: fromPromise(async ({ signal }) => void (await endSession(needs.client, signal))),
      forgetSession: fromPromise(async () => forgetSession(needs)),
    },
  });
