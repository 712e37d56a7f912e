import { favouritesMachine } from '../../../machines/play/favourites/favourites.machine';
import { gameBrowseMachine } from '../../../machines/play/game-browse/game-browse.machine';
import { gameLaunchMachine } from '../../../machines/play/game-launch/game-launch.machine';
import { gameSearchMachine } from '../../../machines/play/game-search/game-search.machine';
import { gameLaunchDriver } from '../../drivers/play/game-launch.driver';
import { catchActor } from '../harness/catch-actor';
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

/** A launch by provider ends immediately. */
const launches = (page: RenderedPage, input: unknown) =>
  catchActor(page, 'content', () =>
    page.portal.send({ type: 'place.requested', place: placeTo('launch', Object(input)) }),
  );

describePaths({
  flow: 'game-launch',
  driver: gameLaunchDriver,
  children: member,
  hosted: { launch: held(gameLaunchMachine), gamePopup: held(gameBrowseMachine, { favourites, suggestions }) },
  begin: launches,
});
