import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Dialog } from '../../../../ui/dialog';
import { Note } from '../../../../ui/note';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import { EntryFlow } from '../../../parts/entry/entry-flow';
import type { HostedDialog } from '../../../parts/portal/hosted';
import type { PasskeyLoginRef } from './passkey-login.flow';
import { Stopped } from './stopped';

export { passkeyLoginFlow as flow } from './passkey-login.flow';

/** The log-in by passkey, behind the browser's own dialog (own.passkey.login). */
export function View({ content: login, onLeave }: HostedDialog<PasskeyLoginRef>) {
  const state = useSelector(login, (snapshot) => snapshot);
  const { entry } = state.children;
  return (
    <Dialog
      title={<Trans id="passkeyLogin.title">Log in with a passkey</Trans>}
      corner={<DialogLanguagePicker />}
      onClose={onLeave}
    >
      <div className="stack">
        {state.matches('stopped') ? <Stopped login={login} /> : <Working signing={state.matches('signing')} />}
      </div>
      {entry && <EntryFlow entry={entry} />}
    </Dialog>
  );
}

/** Waiting for the browser or the gateway. */
const Working = ({ signing }: { signing: boolean }) => (
  <div className="stack" aria-busy="true">
    <Note icon="key" role="status">
      <p>
        {signing ? (
          <Trans id="passkeyLogin.signing">
            Follow the steps in your browser: use your fingerprint, your face or your screen lock.
          </Trans>
        ) : (
          <Trans id="passkeyLogin.working">One moment, checking your passkey…</Trans>
        )}
      </p>
    </Note>
    <span className="skel skel-line" aria-hidden="true" />
  </div>
);
