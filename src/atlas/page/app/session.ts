import { useSyncExternalStore } from 'react';
import type { Message } from '../../session/messages';
import { hear, latest, NO_SESSION, type Watched } from '../../session/watched';
import type { ChartData } from '../data';
import type { Moment } from './run';
import { type SessionStore, useAtlas } from './shared';

/** Listens on a channel and requests the history. `onBegun` is called for each app. */
export function listen(channel: BroadcastChannel, onStart: () => void): SessionStore {
  const listeners = new Set<() => void>();
  let session = NO_SESSION;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const { page } = session;
    session = hear(session, data);
    if (session.page !== page) onStart();
    for (const listener of listeners) listener();
  };
  channel.postMessage({ from: 'atlas' } satisfies Message);
  return {
    get: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the machine of the running app for a chart. */
export function useWatched({ picture }: ChartData): Watched | undefined {
  const { session } = useAtlas();
  return latest(useSyncExternalStore(session.subscribe, session.get), picture.id);
}

/** Converts the app's state to a moment to display. It has no options, as the app is operated in its own window. */
export const momentOf = ({ standing, taken }: Watched): Moment => ({
  value: standing.value,
  context: null,
  status: standing.status,
  active: new Set(standing.active),
  options: [],
  actors: [],
  actions: [],
  effects: [],
  taken: [...taken],
});
