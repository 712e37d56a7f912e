import type { FlowDependencies } from '../dependencies';

/** Clears what the page keeps of a session: its storage (the merchant stays), what was read for the player, the typed password (s4.logout.storage, s4.logout.reset). */
export function forgetSession({
  storage,
  vault,
  forgetReads,
}: Pick<FlowDependencies, 'storage' | 'vault' | 'forgetReads'>) {
  storage.forgetSession();
  vault.clear();
  forgetReads();
}
