import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import type { BettingRecordRef } from './betting-record.flow';

/** File by which anybody verifies the draw and the bet, without us (own.betting-record.evidence). */
export function DrawEvidence({ record }: { record: BettingRecordRef }) {
  const state = useSelector(record, (snapshot) => snapshot);
  const at = (step: 'saving' | 'saved' | 'unsaved') => state.matches({ open: { round: { loaded: step } } });
  if (!state.context.round?.draw?.isFair) return null;
  return (
    <>
      <h4>
        <Trans id="bets.evidence">Verify the draw</Trans>
      </h4>
      <p className="mute sm">
        <Trans id="bets.evidence.text">
          The file holds the draw’s evidence and your bet. The verifier page checks both, offline too.
        </Trans>
      </p>
      {at('saved') && (
        <FocusedNote done>
          <Trans id="bets.evidence.saved">The evidence was saved.</Trans>
        </FocusedNote>
      )}
      {at('unsaved') && (
        <FocusedNote>
          <FailureWords failure={state.context.failure} />
        </FocusedNote>
      )}
      <div className="form-actions">
        <Button busy={at('saving')} onClick={() => record.send({ type: 'evidence.requested' })}>
          <Trans id="bets.evidence.save">Download evidence</Trans>
        </Button>
      </div>
    </>
  );
}
