import type { Session } from '../../session/watched';

/** In-memory store of the observed app's session; lasts while the page is open. */
export type SessionStore = { get(): Session; subscribe(listener: () => void): () => void };
