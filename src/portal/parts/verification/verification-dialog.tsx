import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';
import { SlidePuzzle } from './slide-puzzle';
import type { VerificationRef } from './verification.flow';
import { VerificationStatus } from './verification-status';
import './puzzle.css';

/**
 * Slide puzzle over the form whose login requires it, with an alternative for players who cannot solve it
 * (s4.login.slide-verification).
 */
export function VerificationDialog({ verification }: { verification: VerificationRef }) {
  const state = useSelector(verification, (snapshot) => snapshot);
  const { slide, failure } = state.context;
  const working = state.matches('solving');
  const failed = state.matches('failed');
  const isReady = state.hasTag('movable');
  return (
    <Dialog
      title={<Trans id="login.puzzle.title">Quick security check</Trans>}
      onClose={() => verification.send({ type: 'verification.cancelled' })}
    >
      <div className="stack">
        {failed ? (
          <FocusedNote>
            <FailureWords failure={failure} />
          </FocusedNote>
        ) : (
          <VerificationStatus state={state} />
        )}
        {slide && !failed && !working && (
          <SlidePuzzle
            slide={slide}
            held={!isReady}
            missed={state.matches('missed')}
            onDrop={(drop) => verification.send({ type: 'piece.dropped', drop })}
          />
        )}
        {!slide && state.matches('loading') && <span className="skel puzzle-coming" aria-hidden="true" />}
        <div className="other-ways">
          {(isReady || failed) && (
            <Button look="quiet" small onClick={() => verification.send({ type: 'puzzle.renewed' })}>
              <Trans id="login.puzzle.renew">Another puzzle</Trans>
            </Button>
          )}
          {(isReady || failed || working) && (
            <Button look="quiet" small busy={working} onClick={() => verification.send({ type: 'work.selected' })}>
              <Trans id="login.puzzle.otherWay">Verify without a puzzle</Trans>
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
