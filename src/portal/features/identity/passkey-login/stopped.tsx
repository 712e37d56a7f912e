import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { Note } from '../../../../ui/note';
import type { PasskeyLoginRef } from './passkey-login.flow';

/** Reason of the failed login, a retry, and another method. */
export function Stopped({ login }: { login: PasskeyLoginRef }) {
  const state = useSelector(login, (snapshot) => snapshot);
  return (
    <>
      {state.matches({ stopped: 'cancelled' }) ? (
        <Note role="status">
          <p>
            <Trans id="passkeyLogin.cancelled">You are not logged in. Try again, or log in another way.</Trans>
          </p>
        </Note>
      ) : (
        <FocusedNote>
          {state.matches({ stopped: 'unable' }) ? (
            <Trans id="passkeyLogin.unable">
              Passkeys don’t work in this browser or at this address. Log in another way.
            </Trans>
          ) : (
            <FailureWords failure={state.context.failure} />
          )}
        </FocusedNote>
      )}
      <Button look="primary" wide onClick={() => login.send({ type: 'retry.requested' })}>
        <Trans id="passkeyLogin.retry">Try again</Trans>
      </Button>
      <Button wide onClick={() => login.send({ type: 'next.selected', next: { to: 'login' } })}>
        <Trans id="passkeyLogin.otherWay">Log in another way</Trans>
      </Button>
    </>
  );
}
