import { SETTINGS, type SiteClient } from '../../../contract';

const calls = {
  POST: (client: SiteClient) => client.logOut,
  GET: (client: SiteClient) => client.logOutByGet,
  DELETE: (client: SiteClient) => client.logOutByDelete,
};
/** Revokes the session, by the method that is configured (s7.call.session-logout). */
export const endSession = (client: SiteClient, signal: AbortSignal) => calls[SETTINGS.logoutMethod](client)(undefined, { signal });
