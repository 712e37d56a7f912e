import { gameInfoMachine } from '../../../machines/play/game-info/game-info.machine';
import { gameInfoSamples } from '../../../machines/play/game-info/game-info.samples';
import { gameInfoDriver } from '../../drivers/play/game-info.driver';
import { describePaths } from '../support/describe-paths';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'game-info',
  driver: gameInfoDriver,
  children: member,
  hosted: { gameInfo: held(gameInfoMachine) },
  begin: (page) => openPlace(page, 'gameInfo', gameInfoSamples.inputs['one by its id'].input),
});
