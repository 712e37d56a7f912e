import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { lotteryResultsMachine } from '../../../machines/play/lottery-results/lottery-results.machine';
import { lotteryResultsDriver } from '../../drivers/play/lottery-results.driver';
import { describePaths } from '../harness/describe-paths';
import { visitor } from '../harness/neighbours';
import { boardWith, openBoard } from '../harness/open-lottery';
import { childOf, held } from '../harness/stand-ins';

describePaths({
  flow: 'lottery-results',
  driver: lotteryResultsDriver,
  children: visitor,
  hosted: { lottery: boardWith({ order: held(lotteryOrderMachine), results: held(lotteryResultsMachine) }) },
  begin: async (page) => childOf(await openBoard(page), 'results'),
});
