import { createContext, useContext } from 'react';
import type { ActorRefFrom, EventFrom } from 'xstate';
import type { Session } from '../../session/watched';
import type { PageData } from '../data';
import type { atlasMachine } from './atlas.machine';
import type { Texts } from './words';

/** In-memory store of the observed app's session; lasts while the page is open. */
export type SessionStore = { get(): Session; subscribe(listener: () => void): () => void };

export type Atlas = {
  data: PageData;
  texts: Texts;
  send: (event: EventFrom<typeof atlasMachine>) => void;
  session: SessionStore;
};
export type AtlasActor = ActorRefFrom<typeof atlasMachine>;

/** Context for every component: data, labels, and the page's actor. */
export const AtlasContext = createContext<Atlas | null>(null);

export function useAtlas(): Atlas {
  const atlas = useContext(AtlasContext);
  if (!atlas) throw new Error('AtlasContext has no provider.');
  return atlas;
}
