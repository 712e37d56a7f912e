import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { lotteryOrderMachine } from '../../../../../machines/play/lottery-order/lottery-order.machine';
import type { FlowDependencies } from '../../../parts/dependencies';
import { lotteryChaseFlow } from './lottery-chase.flow';
import { lotteryPlacementFlow } from './lottery-placement.flow';
import { priceSlip } from './pricing';

export type OrderRef = ActorRefFrom<typeof lotteryOrderMachine>;
export type OrderState = SnapshotFrom<typeof lotteryOrderMachine>;
/** A part of the page that displays a bet, and sends the player's events. */
export type OrderProps = { order: OrderRef; state: OrderState };

/** A bet on a lottery: priced in the page, placed by the gateway. */
export const lotteryOrderFlow = (deps: Pick<FlowDependencies, 'clientFor' | 'randomKey' | 'money'>) =>
  lotteryOrderMachine.provide({
    actors: {
      price: fromPromise(async ({ input }) => priceSlip(input)),
      chase: lotteryChaseFlow(deps),
      placement: lotteryPlacementFlow(deps),
    },
  });
