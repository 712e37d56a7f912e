import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { AllowanceText } from '../../../parts/player-limit/allowance-text';
import { LimitsButton } from '../../../parts/player-limit/limits-button';
import { BetFacts } from './bet-facts';
import type { OrderProps } from './lottery-order.flow';
import type { PlacementProps } from './lottery-placement.flow';
import './lottery.css';

/** A limit of the player's own forbids the stake: names it, and leads to the limits (own.play-limit.reached). */
export const Limited = ({ state, placement, placing }: OrderProps & PlacementProps) => (
  <section className="card stack lot-review">
    <FocusedNote>
      <Trans id="lottery.limited">Your own limit does not allow this stake. Your bet was not placed.</Trans>
    </FocusedNote>
    {placing.context.allowance && (
      <p role="status">
        <AllowanceText allowance={placing.context.allowance} />
      </p>
    )}
    <BetFacts state={state} />
    <div className="lot-ways">
      <Button look="primary" onClick={() => placement.send({ type: 'review.cancelled' })}>
        <Trans id="lottery.change">Change the bet</Trans>
      </Button>
      <LimitsButton />
    </div>
  </section>
);
