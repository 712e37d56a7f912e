import { Trans } from '@lingui/react/macro';
import type { Entry } from '../../../../machines/entry/entry.machine';
import { Confirm } from '../../ui/confirm';

type Props = { entry: Entry; onRead: () => void };

/** The password must be changed before anything else (s4.login.default-password, s4.login.expired-password). */
export const ChangeDue = ({ entry, onRead }: Props) => (
  <Confirm
    title={<Trans id="entry.changeDue.title">Your password must be changed</Trans>}
    yes={<Trans id="entry.changeDue.acknowledge">I understand, log me out</Trans>}
    onYes={onRead}
  >
    <div className="stack">
      <p>
        <Reason entry={entry} />
      </p>
      <p className="mute">
        <Trans id="entry.changeDue.how">
          To keep your balance safe you are logged out now. Customer service helps you to a new password.
        </Trans>
      </p>
    </div>
  </Confirm>
);

function Reason({ entry }: { entry: Entry }) {
  if (entry.firstTimeLogin)
    return <Trans id="entry.changeDue.first">This is your first log-in: it takes a password of your own first.</Trans>;
  if (entry.passwordDefault) return <Trans id="entry.changeDue.default">This is the default password: it takes one of your own.</Trans>;
  return <Trans id="entry.changeDue.expired">Your password has expired: it takes a new one.</Trans>;
}
