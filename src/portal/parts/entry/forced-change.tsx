import { Trans } from '@lingui/react/macro';
import type { Entry } from '../../../../machines/identity/entry/entry.machine';
import { Badge } from '../../../ui/badge';
import { Dialog } from '../../../ui/dialog';
import { DialogLanguagePicker } from '../dialog-language-picker';
import { PasswordChangeForm, type PasswordChangeRef } from '../password-change/password-change-form';

type Props = { change: PasswordChangeRef; entry: Entry };

/**
 * The password must be changed before anything else (s2.change-password.purpose); the only other way out is to log out.
 */
export const ForcedChange = ({ change, entry }: Props) => (
  <Dialog
    title={<Trans id="password.change.title">Choose a new password</Trans>}
    forced
    corner={<DialogLanguagePicker />}
    onClose={() => change.send({ type: 'leave.requested' })}
  >
    <div className="stack">
      <p className="mute">
        <Reason entry={entry} />
      </p>
      <PasswordChangeForm
        change={change}
        badge={
          <Badge tone="gold">
            <Trans id="entry.change.badge">Must be changed</Trans>
          </Badge>
        }
      />
    </div>
  </Dialog>
);

function Reason({ entry: { firstTimeLogin, passwordDefault } }: { entry: Entry }) {
  if (firstTimeLogin)
    return <Trans id="entry.change.first">This is your first login. Choose a password of your own to continue.</Trans>;
  if (passwordDefault)
    return <Trans id="entry.change.default">This is a temporary password. Choose your own to continue.</Trans>;
  return <Trans id="entry.change.expired">Your password has expired. Choose a new one to continue.</Trans>;
}
