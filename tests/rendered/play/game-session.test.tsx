import { gameSessionMachine } from '../../../machines/play/game-session/game-session.machine';
import { gameSessionDriver } from '../../drivers/play/game-session.driver';
import { describePaths } from '../support/describe-paths';
import { visitor } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'game-session',
  driver: gameSessionDriver,
  children: visitor,
  hosted: { game: held(gameSessionMachine) },
  begin: (page) => openPlace(page, 'game'),
});
