import { Waiting } from '../../../../ui/page/waiting';
import { Chase } from './chase';
import { Choosing } from './choosing';
import { Late } from './late';
import { Limited } from './limited';
import type { OrderProps } from './lottery-order.flow';
import type { PlacementState } from './lottery-placement.flow';
import { Placed } from './placed';
import { Repriced } from './repriced';
import { Review } from './review';

type Props = OrderProps & { placing: PlacementState | undefined };

/** A bet, from the selection to the order. */
export function Bet({ placing, ...bet }: Props) {
  const { state } = bet;
  const { chase, placement } = state.children;
  if (chase) return <Chase chase={chase} />;
  if (placement && placing?.matches('limited')) return <Limited {...bet} placement={placement} placing={placing} />;
  if (placement && placing?.hasTag('sent')) return <Placed placement={placement} placing={placing} />;
  // The same element while it is sent, so that the focus stays.
  if (state.matches('reviewing') || placement)
    return <Review {...bet} sent={placement && placing && { placement, placing }} />;
  if (state.matches('late')) return <Late {...bet} />;
  if (state.matches('repriced')) return <Repriced {...bet} />;
  return state.matches('left') ? <Waiting /> : <Choosing {...bet} />;
}
