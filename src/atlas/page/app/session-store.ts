import type { Session } from '../../session/heard';

/** What an app beside the page tells of itself; kept for as long as the page is open. */
export type SessionStore = { get(): Session; subscribe(listener: () => void): () => void };
