import { favouritesMachine } from '../../../machines/play/favourites/favourites.machine';
import { gameBrowseMachine } from '../../../machines/play/game-browse/game-browse.machine';
import { found } from '../../../machines/play/game-browse/game-browse.samples';
import { gameSearchMachine } from '../../../machines/play/game-search/game-search.machine';
import { settle } from '../../../src/atlas';
import { favouritesDriver } from '../../drivers/play/favourites.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

const suggestions = inert(gameSearchMachine, { value: 'closed', context: { text: '', suggestions: null } });

describePaths({
  flow: 'favourites',
  driver: favouritesDriver,
  children: member,
  hosted: { live: held(gameBrowseMachine, { favourites: held(favouritesMachine), suggestions }) },
  begin: async (page) => {
    const browse = await openPlace(page, 'live');
    await page.act(() => settle(childOf(browse, 'readAddress'), { output: {} }));
    await page.act(() => settle(childOf(browse, 'load'), { output: found }));
    return childOf(browse, 'favourites');
  },
});
