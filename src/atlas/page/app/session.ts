import { useSyncExternalStore } from 'react';
import { hear, latest, NO_SESSION, type Watched } from '../../session/heard';
import type { Message } from '../../session/told';
import type { ChartData } from '../data';
import type { Moment } from './run';
import type { SessionStore } from './session-store';
import { useAtlas } from './shared';

/** Hears what comes on a channel, and asks for what was before. `onBegun` hears of each app. */
export function listen(channel: BroadcastChannel, onBegun: () => void): SessionStore {
  const listeners = new Set<() => void>();
  let session = NO_SESSION;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const { page } = session;
    session = hear(session, data);
    if (session.page !== page) onBegun();
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

/** The machine of the running app that is drawn by a chart. */
export function useWatched({ picture }: ChartData): Watched | undefined {
  const { session } = useAtlas();
  return latest(useSyncExternalStore(session.subscribe, session.get), picture.id);
}

/** As what is lit on a chart. Nothing can be chosen: the app is worked in its own window. */
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
