import { favouritesMachine } from '../../machines/favourites/favourites.machine';
import { gameBrowseMachine } from '../../machines/game-browse/game-browse.machine';
import { found } from '../../machines/game-browse/game-browse.samples';
import { settle } from '../../src/atlas';
import { favouritesDriver } from '../drivers/favourites.driver';
import { describePaths } from './support/describe-paths';
import { member } from './support/neighbours';
import { openPlace } from './support/open-place';
import { childOf, held } from './support/stand-ins';

describePaths({
  flow: 'favourites',
  driver: favouritesDriver,
  children: member,
  hosted: { live: held(gameBrowseMachine, { favourites: held(favouritesMachine) }) },
  begin: async (page) => {
    const browse = await openPlace(page, 'live');
    await page.act(() => settle(childOf(browse, 'readAddress'), { output: {} }));
    await page.act(() => settle(childOf(browse, 'load'), { output: found }));
    return childOf(browse, 'favourites');
  },
});
