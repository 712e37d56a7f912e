import { gameSessionMachine } from '../../../machines/play/game-session/game-session.machine';
import { gameSessionDriver } from '../../drivers/play/game-session.driver';
import { describePaths } from '../harness/describe-paths';
import { visitor } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'game-session',
  driver: gameSessionDriver,
  children: visitor,
  hosted: { game: held(gameSessionMachine) },
  begin: (page) => openPlace(page, 'game'),
});
