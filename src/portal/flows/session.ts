import { fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { forgetSession } from './forget-session';
import type { Needs } from './needs';

export const sessionFlow = (needs: Pick<Needs, 'client' | 'storage' | 'vault' | 'forgetReads'>) =>
  sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async ({ signal }) => (needs.storage.token() ? needs.client.memberInfo(undefined, { signal }) : null)),
      forgetSession: fromPromise(async () => forgetSession(needs)),
    },
  });
