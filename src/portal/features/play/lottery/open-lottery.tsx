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
  const choose = (lottery: string) => order.send({ type: 'lottery.selected', lottery });
  return (
    <>
      <Lotteries
        games={games}
        chosen={chosen.lottery}
        onChoose={bet.can({ type: 'lottery.selected', lottery: chosen.lottery }) ? choose : undefined}
      />
      <Issue state={state} />
      {!bet.matches('limited') && <PlayerStatusNotes standing={bet.context.rules.standing} />}
      <Bet order={order} state={bet} />
      {!bet.hasTag('sent') && slipOf(bet.context).length > 0 && <Unsent />}
      {results && bet.hasTag('choosing') && <LastResults results={results} />}
    </>
  );
}

/** Marks an unsent selection that no field holds, so that the page does not reload over it (own.app.update). */
const Unsent = () => <span hidden data-unsent="" />;
