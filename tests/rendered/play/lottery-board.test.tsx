import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { rules } from '../../../machines/play/lottery-order/lottery-order.samples';
import { lotteryBoardDriver } from '../../drivers/play/lottery-board.driver';
import { describePaths } from '../harness/describe-paths';
import { boardWith } from '../harness/open-lottery';
import { openPlace } from '../harness/open-place';
import { visitor } from '../harness/siblings';
import { inert } from '../harness/test-doubles';

const draft = { play: 'direct-3', selection: '', unit: 'yuan', multiple: 1, group: 1960 };
/** A bet without a selection. */
const order = inert(lotteryOrderMachine, {
  value: { choosing: 'incomplete' },
  context: {
    rules,
    lottery: 'LF3D',
    lines: [],
    draft,
    price: null,
    before: null,
    problem: null,
    issue: null,
  },
});

describePaths({
  flow: 'lottery-board',
  driver: lotteryBoardDriver,
  children: visitor,
  hosted: { lottery: boardWith({ order }) },
  begin: (page) => openPlace(page, 'lottery'),
});
