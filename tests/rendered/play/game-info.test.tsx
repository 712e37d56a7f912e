import { gameInfoMachine } from '../../../machines/play/game-info/game-info.machine';
import { gameInfoSamples } from '../../../machines/play/game-info/game-info.samples';
import { gameInfoDriver } from '../../drivers/play/game-info.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'game-info',
  driver: gameInfoDriver,
  children: member,
  hosted: { gameInfo: held(gameInfoMachine) },
  begin: (page) => openPlace(page, 'gameInfo', gameInfoSamples.inputs['opened by its id'].input),
});
