import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Actor, type AnyActor } from 'xstate';
import { favouritesMachine } from '../../../machines/play/favourites/favourites.machine';
import { gameBrowseMachine } from '../../../machines/play/game-browse/game-browse.machine';
import { gameLaunchMachine } from '../../../machines/play/game-launch/game-launch.machine';
import { gameSearchMachine } from '../../../machines/play/game-search/game-search.machine';
import { gameLaunchDriver } from '../../drivers/play/game-launch.driver';
import { describePaths } from '../harness/describe-paths';
import { placeTo } from '../harness/hosting';
import type { RenderedPage } from '../harness/page';
import { member } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

const favourites = inert(favouritesMachine, {
  value: { known: 'idle' },
  context: { ids: [], waiting: [], failure: null },
});
const suggestions = inert(gameSearchMachine, { value: 'closed', context: { text: '', suggestions: null } });

describePaths({
  flow: 'game-launch',
  driver: gameLaunchDriver,
  children: member,
  hosted: { launch: held(gameLaunchMachine), gamePopup: held(gameBrowseMachine, { favourites, suggestions }) },
  begin: launches,
});

/** A launch by provider ends immediately, so that it must be caught at its start. */
async function launches({ portal, act }: RenderedPage, input: unknown): Promise<AnyActor> {
  const contentActors: AnyActor[] = [];
  const { unsubscribe } = portal.system.inspect(({ type, actorRef }) => {
    if (type === '@xstate.actor' && actorRef instanceof Actor && actorRef.id === 'content')
      contentActors.push(actorRef);
  });
  await act(() => portal.send({ type: 'place.requested', place: placeTo('launch', Object(input)) }));
  await waitFor(() => expect(contentActors).not.toEqual([]));
  unsubscribe();
  const [launch] = contentActors;
  if (!launch) throw new Error('Nothing was launched.');
  return launch;
}
