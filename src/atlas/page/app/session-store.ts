import type { Session } from '../../session/watched';

/** Store of the observed app's session, kept in memory while the page is open. */
export type SessionStore = { get(): Session; subscribe(listener: () => void): () => void };
