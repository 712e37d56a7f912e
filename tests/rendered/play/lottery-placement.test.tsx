import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { price } from '../../../machines/play/lottery-order/lottery-order.samples';
import { lotteryPlacementMachine } from '../../../machines/play/lottery-placement/lottery-placement.machine';
import { lotteryPlacementSamples } from '../../../machines/play/lottery-placement/lottery-placement.samples';
import { settle } from '../../../src/atlas';
import { lotteryPlacementDriver } from '../../drivers/play/lottery-placement.driver';
import { describePaths } from '../harness/describe-paths';
import { boardWith, openBoard } from '../harness/open-lottery';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

const [line] = lotteryPlacementSamples.inputs['one line'].input.lines;

describePaths({
  flow: 'lottery-placement',
  driver: lotteryPlacementDriver,
  children: member,
  hosted: { lottery: boardWith({ order: held(lotteryOrderMachine, { placement: held(lotteryPlacementMachine) }) }) },
  begin: async (page) => {
    const order = childOf(await openBoard(page), 'order');
    await page.act(() => order.send({ type: 'draft.changed', changes: { selection: line?.selection } }));
    await page.act(() => settle(childOf(order, 'price'), { output: { kind: 'priced', price } }));
    await page.act(() => order.send({ type: 'order.requested' }));
    await page.act(() => order.send({ type: 'order.confirmed' }));
    return childOf(order, 'placement');
  },
});
