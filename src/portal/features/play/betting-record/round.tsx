import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../../../ui/empty';
import { BackButton } from '../../../../ui/form/back-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { BettingRecordRef } from './betting-record.flow';
import { DrawEvidence } from './draw-evidence';
import { RoundView } from './round-view';

/** A single round, until the player leaves it (own.betting-record.round). */
export function Round({ record }: { record: BettingRecordRef }) {
  const state = useSelector(record, (snapshot) => snapshot);
  const { round, failure } = state.context;
  const at = (step: 'loading' | 'notFound' | 'loadFailed') => state.matches({ open: { round: step } });
  return (
    <>
      {at('loading') && <Waiting />}
      {at('loadFailed') && <LoadAgain failure={failure} onRetry={() => record.send({ type: 'retry.requested' })} />}
      {at('notFound') && (
        <Empty title={<Trans id="bets.gone">Round not found</Trans>}>
          <p role="status">
            <Trans id="bets.gone.text">This round is not in your betting record.</Trans>
          </p>
        </Empty>
      )}
      {round && <RoundView round={round} />}
      {round && <DrawEvidence record={record} />}
      <div className="form-actions">
        <BackButton onBack={() => record.send({ type: 'round.closed' })}>
          <Trans id="bets.back">All bets</Trans>
        </BackButton>
      </div>
    </>
  );
}
