import type { FlowDependencies } from '../dependencies';

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
