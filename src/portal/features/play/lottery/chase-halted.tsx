import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { AllowanceText } from '../../../parts/player-limit/allowance-text';
import { LimitsButton } from '../../../parts/player-limit/limits-button';
import type { ChaseProps, ChaseState } from './lottery-chase.flow';
import './lottery.css';

/**
 * Why nothing was placed, and the ways on: nothing is placed by itself (own.lottery.late, own.lottery.repriced,
 * own.play-limit.reached).
 */
export const ChaseHalted = ({ chase, state }: ChaseProps) => (
  <>
    <FocusedNote>
      <Reason state={state} />
    </FocusedNote>
    {state.context.allowance && state.matches('limited') && (
      <p role="status">
        <AllowanceText allowance={state.context.allowance} />
      </p>
    )}
    <div className="lot-ways">
      {state.can({ type: 'chase.confirmed' }) && (
        <Button look="primary" onClick={() => chase.send({ type: 'chase.confirmed' })}>
          <Trans id="lottery.chase.again">Send it again</Trans>
        </Button>
      )}
      <Button onClick={() => chase.send({ type: 'plan.renewed' })}>
        <Trans id="lottery.chase.renew">Look at the draws again</Trans>
      </Button>
      <Button look="quiet" onClick={() => chase.send({ type: 'chase.cancelled' })}>
        <Trans id="lottery.chase.back">Back to the bet</Trans>
      </Button>
      {state.matches('limited') && <LimitsButton />}
    </div>
  </>
);

function Reason({ state }: { state: ChaseState }) {
  if (state.matches('late'))
    return <Trans id="lottery.chase.late">Bets on one of these draws have closed. Nothing was placed.</Trans>;
  if (state.matches('repriced'))
    return <Trans id="lottery.chase.repriced">The price has changed. Nothing was placed.</Trans>;
  if (state.matches('limited'))
    return <Trans id="lottery.chase.limited">Your own limit does not allow this total. Nothing was placed.</Trans>;
  return <FailureWords failure={state.context.failure} />;
}
