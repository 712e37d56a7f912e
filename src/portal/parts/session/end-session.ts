import type { FlowDependencies, PageDependencies } from '../dependencies';

const calls = { POST: 'logOut', GET: 'logOutByGet', DELETE: 'logOutByDelete' } as const;
/** Revokes the session, by the method that operators have chosen (s7.call.session-logout). */
export const endSession = ({ client, site }: Pick<PageDependencies, 'client' | 'site'>, signal: AbortSignal) =>
  client[calls[site()?.logoutMethod ?? 'POST']](undefined, { signal });

/**
 * Clears the page's part of a session: its storage (the merchant stays), cached data, the typed password
 * (s4.logout.storage, s4.logout.reset).
 */
export function forgetSession({
  storage,
  vault,
  forgetReads,
}: Pick<FlowDependencies, 'storage' | 'vault' | 'forgetReads'>) {
  storage.forgetSession();
  vault.clear();
  forgetReads();
}
