import { lotteryChasesMachine } from '../../../machines/play/lottery-chases/lottery-chases.machine';
import { lotteryChasesDriver } from '../../drivers/play/lottery-chases.driver';
import { describePaths } from '../support/describe-paths';
import { chases, listOf } from '../support/lists';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'lottery-chases',
  driver: lotteryChasesDriver,
  children: member,
  hosted: { chases: held(lotteryChasesMachine, { list: listOf(chases) }) },
  begin: (page) => openPlace(page, 'chases'),
});
