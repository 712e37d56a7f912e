import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { lotteryResultsMachine } from '../../../machines/play/lottery-results/lottery-results.machine';
import { lotteryResultsDriver } from '../../drivers/play/lottery-results.driver';
import { describePaths } from '../harness/describe-paths';
import { boardWith, openBoard } from '../harness/open-lottery';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'lottery-results',
  driver: lotteryResultsDriver,
  children: visitor,
  hosted: { lottery: boardWith({ order: held(lotteryOrderMachine), results: held(lotteryResultsMachine) }) },
  begin: async (page) => childOf(await openBoard(page), 'results'),
});
