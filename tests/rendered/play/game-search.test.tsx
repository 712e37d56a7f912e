import { favouritesMachine } from '../../../machines/play/favourites/favourites.machine';
import { gameBrowseMachine } from '../../../machines/play/game-browse/game-browse.machine';
import { found } from '../../../machines/play/game-browse/game-browse.samples';
import { gameSearchMachine } from '../../../machines/play/game-search/game-search.machine';
import { settle } from '../../../src/atlas';
import { gameSearchDriver } from '../../drivers/play/game-search.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

const favourites = inert(favouritesMachine, {
  value: { known: 'idle' },
  context: { ids: [], waiting: [], failure: null },
});

describePaths({
  flow: 'game-search',
  driver: gameSearchDriver,
  children: visitor,
  hosted: { live: held(gameBrowseMachine, { favourites, suggestions: held(gameSearchMachine) }) },
  begin: async (page) => {
    const browse = await openPlace(page, 'live');
    await page.act(() => settle(childOf(browse, 'readAddress'), { output: {} }));
    await page.act(() => settle(childOf(browse, 'load'), { output: found }));
    return childOf(browse, 'suggestions');
  },
});
