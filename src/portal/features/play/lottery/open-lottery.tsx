import { useSelector } from '@xstate/react';
import { slipOf } from '../../../../../machines/play/lottery-order/lottery-order.machine';
import { Bet } from './bet';
import { Issue } from './issue';
import { LastResults } from './last-results';
import { Lotteries } from './lotteries';
import type { BoardState } from './lottery-board.flow';
import type { OrderRef } from './lottery-order.flow';
import { PlayerStatusNotes } from './player-status';
import './lottery.css';

type Props = { state: BoardState; order: OrderRef };

/** A lottery with its draw, the bet on it, and, during the selection, the latest results. */
export function OpenLottery({ state, order }: Props) {
  const { games, chosen } = state.context;
  const { results } = state.children;
  const bet = useSelector(order, (snapshot) => snapshot);
  const { placement } = bet.children;
  const placing = useSelector(placement, (snapshot) => snapshot);
  const select = (lottery: string) => ({ type: 'lottery.selected', lottery }) as const;
  const choose = (lottery: string) => (placement ?? order).send(select(lottery));
  const isFree = placing ? placing.can(select(chosen.lottery)) : bet.can(select(chosen.lottery));
  return (
    <>
      <Lotteries games={games} chosen={chosen.lottery} onChoose={isFree ? choose : undefined} />
      <Issue state={state} />
      {!placing?.matches('limited') && <PlayerStatusNotes standing={(placing ?? bet).context.rules.standing} />}
      <Bet order={order} state={bet} placing={placing} />
      {!placing?.hasTag('sent') && slipOf(bet.context).length > 0 && <Unsent />}
      {results && bet.hasTag('choosing') && <LastResults results={results} />}
    </>
  );
}

/** Marks an unsent selection that no field holds, so that the page does not reload over it (own.app.update). */
const Unsent = () => <span hidden data-unsent="" />;
