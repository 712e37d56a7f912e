import { Trans } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { verificationMachine } from '../../../../machines/identity/verification/verification.machine';
import './puzzle.css';

/** Status of the puzzle in a line, announced as it changes. */
export function VerificationStatus({ state }: { state: SnapshotFrom<typeof verificationMachine> }) {
  return (
    <>
      {state.context.missed && state.hasTag('movable') && (
        <p className="err">
          <Trans id="login.puzzle.missedBefore">The last one was not quite there.</Trans>
        </p>
      )}
      <p role="status" className={state.matches('missed') ? 'err' : 'mute'}>
        {state.matches('loading') && <Trans id="login.puzzle.loading">Loading the puzzle…</Trans>}
        {state.hasTag('movable') && (
          <>
            <Trans id="login.puzzle.ready">Slide the piece into the gap.</Trans>{' '}
            <span className="keys">
              <Trans id="login.puzzle.keys">On a keyboard: the arrow keys, then Enter.</Trans>
            </span>
          </>
        )}
        {state.hasTag('finishing') && (
          <Trans id="login.puzzle.finishing">One moment: your device is finishing a short check…</Trans>
        )}
        {state.matches('checking') && <Trans id="login.puzzle.checking">Checking…</Trans>}
        {state.matches('missed') && <Trans id="login.puzzle.missed">Not quite there. Here comes another one.</Trans>}
        {state.matches('solving') && (
          <Trans id="login.puzzle.working">Verifying your device. This takes a few seconds.</Trans>
        )}
      </p>
    </>
  );
}
