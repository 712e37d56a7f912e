import type { Needs } from './needs';

/** Clears what the page keeps of a session: its storage (the merchant stays), what was read for the player, the typed password. */
export function forgetSession({ storage, vault, queries }: Pick<Needs, 'storage' | 'vault' | 'queries'>) {
  storage.forgetSession();
  vault.clear();
  queries.removeQueries({ predicate: (query) => query.meta?.scope === 'player' });
}
