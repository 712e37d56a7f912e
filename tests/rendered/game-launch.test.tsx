import { gameLaunchMachine } from '../../machines/game-launch/game-launch.machine';
import { gameLaunchDriver } from '../drivers/game-launch.driver';
import { describePaths } from './support/describe-paths';
import { member } from './support/neighbours';
import { openPlace } from './support/open-place';
import { held } from './support/stand-ins';

describePaths({
  flow: 'game-launch',
  driver: gameLaunchDriver,
  children: member,
  hosted: { launch: held(gameLaunchMachine) },
  begin: (page, input) => openPlace(page, 'launch', Object(input)),
});
