import { fromPromise } from 'xstate';
import { logoutMachine } from '../../../machines/logout/logout.machine';
import { SETTINGS, type SiteClient } from '../../contract';
import { forgetSession } from './forget-session';
import type { Needs } from './needs';

const calls = {
  POST: (client: SiteClient) => client.logOut,
  GET: (client: SiteClient) => client.logOutByGet,
  DELETE: (client: SiteClient) => client.logOutByDelete,
};
/** Revokes the session, by the method that is configured (s7.call.session-logout). */
export const endSession = (client: SiteClient, signal: AbortSignal) => calls[SETTINGS.logoutMethod](client)(undefined, { signal });

export const logoutFlow = (needs: Pick<Needs, 'client' | 'storage' | 'vault' | 'forgetReads'>) =>
  logoutMachine.provide({
    actors: {
      endSession: fromPromise(async ({ signal }) => void (await endSession(needs.client, signal))),
      forgetSession: fromPromise(async () => forgetSession(needs)),
    },
  });
