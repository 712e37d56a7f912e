import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FailureWords } from '../../../../../ui/failure-words';
import { FocusedNote } from '../../../../../ui/focused-note';
import { Note } from '../../../../../ui/note';
import type { PasskeysRef } from './passkeys.flow';

/** Result of the last action, read out once: done, rejected, or cancelled with a reason. */
export function LastAct({ passkeys }: { passkeys: PasskeysRef }) {
  const state = useSelector(passkeys, (snapshot) => snapshot);
  const is = (listing: 'added' | 'named' | 'removed' | 'cancelled' | 'alreadyExists' | 'unable' | 'rejected') =>
    state.matches({ open: { listing } });
  if (is('rejected'))
    return (
      <FocusedNote>
        <FailureWords failure={state.context.failure} />
      </FocusedNote>
    );
  if (is('cancelled') || is('alreadyExists') || is('unable'))
    return (
      <Note role="status">
        <p>
          {is('cancelled') && (
            <Trans id="security.passkeys.cancelled">No passkey was added. You can try again at any time.</Trans>
          )}
          {is('alreadyExists') && (
            <Trans id="security.passkeys.taken">This device already has a passkey for your account.</Trans>
          )}
          {is('unable') && (
            <Trans id="security.passkeys.unable">
              Passkeys can’t be added here. Try another browser or device, or a screen lock on this one.
            </Trans>
          )}
        </p>
      </Note>
    );
  if (is('added') || is('named') || is('removed'))
    return (
      <FocusedNote done>
        {is('added') && (
          <Trans id="security.passkeys.added">Your passkey is added. You can log in with it from now on.</Trans>
        )}
        {is('named') && <Trans id="security.passkeys.named">The name is changed.</Trans>}
        {is('removed') && (
          <Trans id="security.passkeys.removed">The passkey is removed. Nobody can log in with it any more.</Trans>
        )}
      </FocusedNote>
    );
  return null;
}
