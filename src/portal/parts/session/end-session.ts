import { type PageClient, SETTINGS } from '../../../contract';

const calls = {
  POST: (client: PageClient) => client.logOut,
  GET: (client: PageClient) => client.logOutByGet,
  DELETE: (client: PageClient) => client.logOutByDelete,
};
/** Revokes the session, by the method that is configured (s7.call.session-logout). */
export const endSession = (client: PageClient, signal: AbortSignal) => calls[SETTINGS.logoutMethod](client)(undefined, { signal });
