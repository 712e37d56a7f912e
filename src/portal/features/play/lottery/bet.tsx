import { Waiting } from '../../../../ui/page/waiting';
import { Chase } from './chase';
import { Choosing } from './choosing';
import { Late } from './late';
import { Limited } from './limited';
import type { OrderProps } from './lottery-order.flow';
import { Placed } from './placed';
import { Repriced } from './repriced';
import { Review } from './review';

/** A bet, from the selection to the order. */
export function Bet(bet: OrderProps) {
  const { state } = bet;
  const { chase } = state.children;
  if (chase) return <Chase chase={chase} />;
  if (state.matches('reviewing') || state.matches('placing')) return <Review {...bet} />;
  if (state.matches('late')) return <Late {...bet} />;
  if (state.matches('limited')) return <Limited {...bet} />;
  if (state.matches('repriced')) return <Repriced {...bet} />;
  if (state.matches('placed') || state.matches('cancelling')) return <Placed {...bet} />;
  return state.matches('left') ? <Waiting /> : <Choosing {...bet} />;
}
