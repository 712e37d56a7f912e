import type { AnyActorLogic, AnyActorRef } from 'xstate';
import { lotteryBoardMachine } from '../../../machines/play/lottery-board/lottery-board.machine';
import { price, rules } from '../../../machines/play/lottery-order/lottery-order.samples';
import { lotteryResultsMachine } from '../../../machines/play/lottery-results/lottery-results.machine';
import { settle } from '../../../src/atlas';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { childOf, held, inert } from './test-doubles';

const games = ['LF3D', 'LFP5'].map((lottery) => ({ lottery, play: 'direct-3' }));
/** Results while they load. */
const results = inert(lotteryResultsMachine, { value: 'loading', context: { lottery: 'LF3D', draws: [] } });

/** A page of lotteries with these child charts. */
export const boardWith = (flows: Record<string, AnyActorLogic>) => held(lotteryBoardMachine, { results, ...flows });

/** Opens a lottery at a play and returns its board. */
export async function openBoard(page: RenderedPage, play = ''): Promise<AnyActorRef> {
  const board = await openPlace(page, 'lottery');
  await page.act(() =>
    settle(childOf(board, 'loadLobby'), { output: { games, asked: { lottery: 'LF3D', ...(play && { play }) } } }),
  );
  await page.act(() => settle(childOf(board, 'loadRules'), { output: rules }));
  return board;
}

/** Opens a chase (the same slip in several draws) and returns its actor. */
export async function openChase(page: RenderedPage, selection: string): Promise<AnyActorRef> {
  const order = childOf(await openBoard(page), 'order');
  const prices = (output: object) => page.act(() => settle(childOf(order, 'price'), { output }));
  await prices({ kind: 'incomplete' });
  await page.act(() => order.send({ type: 'draft.changed', changes: { selection } }));
  await prices({ kind: 'priced', price });
  await page.act(() => order.send({ type: 'chase.requested' }));
  return childOf(order, 'chase');
}
