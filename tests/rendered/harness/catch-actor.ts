import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Actor, type AnyActor } from 'xstate';
import type { RenderedPage } from './page';

/** Returns the actor of an id that an act starts, even if it ends immediately. */
export async function catchActor({ portal, act }: RenderedPage, id: string, start: () => void): Promise<AnyActor> {
  const actors: AnyActor[] = [];
  const { unsubscribe } = portal.system.inspect(({ type, actorRef }) => {
    if (type === '@xstate.actor' && actorRef instanceof Actor && actorRef.id === id) actors.push(actorRef);
  });
  await act(start);
  await waitFor(() => expect(actors).not.toEqual([]));
  unsubscribe();
  const [actor] = actors;
  if (!actor) throw new Error(`${id} was not started.`);
  return actor;
}
