import { lotteryChaseMachine } from '../../../machines/play/lottery-chase/lottery-chase.machine';
import { lotteryOrderMachine } from '../../../machines/play/lottery-order/lottery-order.machine';
import { lotteryOrderSamples } from '../../../machines/play/lottery-order/lottery-order.samples';
import { lotteryPlacementMachine } from '../../../machines/play/lottery-placement/lottery-placement.machine';
import { lotteryOrderDriver } from '../../drivers/play/lottery-order.driver';
import { describePaths } from '../harness/describe-paths';
import { boardWith, openBoard } from '../harness/open-lottery';
import { member } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

const withPlay = lotteryOrderSamples.inputs['a play of a link'].input;
/** A chase in planning. */
const chase = inert(lotteryChaseMachine, (input) => ({
  value: { editing: 'planning' },
  context: {
    ...Object(input),
    draws: 5,
    first: 1,
    doubles: false,
    own: {},
    stopAfterWin: true,
    plan: null,
    problem: null,
    placed: null,
    failure: null,
  },
}));

/** An order that is being sent. */
const placement = inert(lotteryPlacementMachine, (input) => ({
  value: 'placing',
  context: { ...Object(input), order: null, allowance: null, failure: null, end: { kind: 'back' } },
}));

describePaths({
  flow: 'lottery-order',
  driver: lotteryOrderDriver,
  children: member,
  hosted: { lottery: boardWith({ order: held(lotteryOrderMachine, { chase, placement }) }) },
  begin: async (page, input) => {
    const play = JSON.stringify(input) === JSON.stringify(withPlay) ? withPlay.play : '';
    return childOf(await openBoard(page, play), 'order');
  },
});
