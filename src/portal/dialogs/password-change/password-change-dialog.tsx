import { Trans } from '@lingui/react/macro';
import { useDialogs, usePortal } from '../../app/portal-context';
import { Dialog } from '../../ui/dialog';
import { PasswordChangeForm } from './password-change-form';

/** A change that the player wants; the security centre opens it. */
export function PasswordChangeDialog() {
  const portal = usePortal();
  const change = useDialogs()?.children.passwordChange;
  return (
    <Dialog title={<Trans id="password.change.title">Choose a new password</Trans>} onClose={() => portal.send({ type: 'dialog.closed' })}>
      {change && <PasswordChangeForm change={change} />}
    </Dialog>
  );
}
