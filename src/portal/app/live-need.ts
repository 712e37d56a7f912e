import type { AnyActorRef } from 'xstate';
import type { LiveEvents } from '../browser/live-events';
import type { BrowserStorage } from '../browser/storage';
import type { PortalRef } from '../parts/portal/portal-context';

/** Stream that the page needs: of the session or of the site, with draws or without; `name`: shared by its tabs. */
export type StreamNeed = { name: string; isMember: boolean; draws: boolean };
export type LivePage = { portal: PortalRef; storage: BrowserStorage; live: LiveEvents };

/** Name of the tabs of visitors. */
const VISITORS = 'live.visitors';

/**
 * Returns the stream that the page needs, or null: a visible page online needs one for a session, for draws, or while
 * the portal is closed (`own.live.client`).
 */
export function streamNeed({ portal, storage, live }: LivePage): StreamNeed | null {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return null;
  const { session, systemStatus } = portal.getSnapshot().children;
  const isClosed = systemStatus?.getSnapshot().hasTag('closed') === true;
  const isMember = session?.getSnapshot().hasTag('held') === true && storage.token() !== null && !isClosed;
  const draws = live.needs('draw');
  if (!isMember && !draws && !isClosed) return null;
  return { name: isMember ? `live.${storage.shared.name()}` : VISITORS, isMember, draws };
}

/** Notifies whenever the need may have changed. Returns a function that stops it. */
export function onNeedChange({ portal, live }: LivePage, notify: () => void): () => void {
  const { session, systemStatus } = portal.getSnapshot().children;
  const watched: (AnyActorRef | undefined)[] = [session, systemStatus];
  const subscriptions = watched.map((actor) => actor?.subscribe({ next: notify, error: notify }));
  const stopping = new AbortController();
  const { signal } = stopping;
  document.addEventListener('visibilitychange', notify, { signal });
  for (const type of ['online', 'offline']) window.addEventListener(type, notify, { signal });
  const stop = live.onNeed(notify);
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
    stopping.abort();
    stop();
  };
}
