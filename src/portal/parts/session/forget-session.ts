import type { Needs } from '../needs';

/** Clears what the page keeps of a session: its storage (the merchant stays), what was read for the player, the typed password. */
export function forgetSession({ storage, vault, forgetReads }: Pick<Needs, 'storage' | 'vault' | 'forgetReads'>) {
  storage.forgetSession();
  vault.clear();
  forgetReads();
}
