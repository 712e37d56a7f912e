import { favouritesMachine } from '../../../machines/play/favourites/favourites.machine';
import { gameBrowseMachine } from '../../../machines/play/game-browse/game-browse.machine';
import { gameSearchMachine } from '../../../machines/play/game-search/game-search.machine';
import { gameBrowseDriver } from '../../drivers/play/game-browse.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { visitor } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

const favourites = inert(favouritesMachine, {
  value: { known: 'idle' },
  context: { ids: ['lab-dice'], waiting: [], failure: null },
});
const suggestions = inert(gameSearchMachine, { value: 'closed', context: { text: '', suggestions: null } });

describePaths({
  flow: 'game-browse',
  driver: gameBrowseDriver,
  children: visitor,
  hosted: { live: held(gameBrowseMachine, { favourites, suggestions }) },
  begin: (page) => openPlace(page, 'live'),
});
