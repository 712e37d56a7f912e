import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { lotteryResultsMachine } from '../../../machines/play/lottery-results/lottery-results.machine';
import { lotteryResultsDriver } from '../../drivers/play/lottery-results.driver';
import { describePaths } from '../support/describe-paths';
import { visitor } from '../support/neighbours';
import { boardWith, openBoard } from '../support/open-lottery';
import { childOf, held } from '../support/stand-ins';

describePaths({
  flow: 'lottery-results',
  driver: lotteryResultsDriver,
  children: visitor,
  hosted: { lottery: boardWith({ order: held(lotteryOrderMachine), results: held(lotteryResultsMachine) }) },
  begin: async (page) => childOf(await openBoard(page), 'results'),
});
