import { gameSessionMachine } from '../../../machines/play/game-session/game-session.machine';
import { gameSessionDriver } from '../../drivers/play/game-session.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { visitor } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'game-session',
  driver: gameSessionDriver,
  children: visitor,
  hosted: { game: held(gameSessionMachine) },
  begin: (page) => openPlace(page, 'game'),
});
