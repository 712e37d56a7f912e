import { playerLimitMachine } from '../../../machines/money/player-limit/player-limit.machine';
import { playerLimitDriver } from '../../drivers/money/player-limit.driver';
import { describePaths } from '../harness/describe-paths';
import { limitsWith, openLimitsPart } from '../harness/open-limits';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'player-limit',
  driver: playerLimitDriver,
  ...limitsWith({ playerLimit: held(playerLimitMachine, { limitForm: form }) }),
  begin: (page) => openLimitsPart(page, { type: 'limit.selected', kind: 'deposit', period: 'week' }, 'playerLimit'),
});
