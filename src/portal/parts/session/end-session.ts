import type { PageDependencies } from '../dependencies';

const calls = { POST: 'logOut', GET: 'logOutByGet', DELETE: 'logOutByDelete' } as const;
/** Revokes the session, by the method that operators have chosen (s7.call.session-logout). */
export const endSession = ({ client, site }: Pick<PageDependencies, 'client' | 'site'>, signal: AbortSignal) =>
  client[calls[site()?.logoutMethod ?? 'POST']](undefined, { signal });
