import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { AllowanceText } from '../../../parts/player-limit/allowance-text';
import { LimitsButton } from '../../../parts/player-limit/limits-button';
import { BetFacts } from './bet-facts';
import type { OrderProps } from './lottery-order.flow';
import './lottery.css';

/** A limit of the player's own forbids the stake: names it, and leads to the limits (own.play-limit.reached). */
export const Limited = ({ order, state }: OrderProps) => (
  <section className="card stack lot-review">
    <FocusedNote>
      <Trans id="lottery.limited">Your own limit does not allow this stake. Your bet was not placed.</Trans>
    </FocusedNote>
    {state.context.allowance && (
      <p role="status">
        <AllowanceText allowance={state.context.allowance} />
      </p>
    )}
    <BetFacts state={state} />
    <div className="lot-ways">
      <Button look="primary" onClick={() => order.send({ type: 'review.cancelled' })}>
        <Trans id="lottery.change">Change the bet</Trans>
      </Button>
      <LimitsButton />
    </div>
  </section>
);
