import { lotteryChaseMachine } from '../../../machines/play/lottery-chase/lottery-chase.machine';
import { lotteryChaseSamples } from '../../../machines/play/lottery-chase/lottery-chase.samples';
import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { lotteryChaseDriver } from '../../drivers/play/lottery-chase.driver';
import { describePaths } from '../harness/describe-paths';
import { boardWith, openChase } from '../harness/open-lottery';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

const [line] = lotteryChaseSamples.inputs['one line'].input.lines;

describePaths({
  flow: 'lottery-chase',
  driver: lotteryChaseDriver,
  children: member,
  hosted: { lottery: boardWith({ order: held(lotteryOrderMachine, { chase: held(lotteryChaseMachine) }) }) },
  begin: (page) => openChase(page, line?.selection ?? ''),
});
