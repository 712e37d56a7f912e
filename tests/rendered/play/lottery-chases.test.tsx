import { lotteryChasesMachine } from '../../../machines/play/lottery-chases/lottery-chases.machine';
import { lotteryChasesDriver } from '../../drivers/play/lottery-chases.driver';
import { describePaths } from '../harness/describe-paths';
import { chases, listOf } from '../harness/lists';
import { member } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'lottery-chases',
  driver: lotteryChasesDriver,
  children: member,
  hosted: { chases: held(lotteryChasesMachine, { list: listOf(chases) }) },
  begin: (page) => openPlace(page, 'chases'),
});
