import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { lotteryBoardMachine } from '../../../../../machines/play/lottery-board/lottery-board.machine';
import type { lotteryChaseMachine } from '../../../../../machines/play/lottery-chase/lottery-chase.machine';
import type { lotteryChasesMachine } from '../../../../../machines/play/lottery-chases/lottery-chases.machine';
import type { Draft, lotteryOrderMachine } from '../../../../../machines/play/lottery-order/lottery-order.machine';
import type { lotteryResultsMachine } from '../../../../../machines/play/lottery-results/lottery-results.machine';

export type BoardRef = ActorRefFrom<typeof lotteryBoardMachine>;
export type OrderRef = ActorRefFrom<typeof lotteryOrderMachine>;
export type ChaseRef = ActorRefFrom<typeof lotteryChaseMachine>;
export type ChasesRef = ActorRefFrom<typeof lotteryChasesMachine>;
export type ResultsRef = ActorRefFrom<typeof lotteryResultsMachine>;
export type OrderState = SnapshotFrom<typeof lotteryOrderMachine>;
export type ChaseState = SnapshotFrom<typeof lotteryChaseMachine>;
export type BoardState = SnapshotFrom<typeof lotteryBoardMachine>;
/** A part of the page that shows a bet, and sends what the player does. */
export type OrderProps = { order: OrderRef; state: OrderState };
/** The same of a chase. */
export type ChaseProps = { chase: ChaseRef; state: ChaseState };

/** All lines of a slip, the one that is being chosen last. */
export const slipOf = ({ context: { lines, draft } }: OrderState): Draft[] =>
  draft.selection === '' ? lines : [...lines, draft];
