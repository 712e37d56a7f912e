import { lotteryChasesMachine } from '../../../machines/play/lottery-chases/lottery-chases.machine';
import { lotteryChasesDriver } from '../../drivers/play/lottery-chases.driver';
import { describePaths } from '../harness/describe-paths';
import { chases, listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'lottery-chases',
  driver: lotteryChasesDriver,
  children: member,
  hosted: { chases: held(lotteryChasesMachine, { list: listOf(chases) }) },
  begin: (page) => openPlace(page, 'chases'),
});
