import { Trans } from '@lingui/react/macro';
import { usePortal } from '../../app/portal-context';
import { Dialog } from '../../ui/dialog';
import { PasswordChangeForm, type PasswordChangeRef } from '../password-change/password-change-form';
import { Tongue } from '../tongue';

/** A change that the player wants; the security centre opens it (s2.modal.change-password). */
export function PasswordChangeDialog({ change }: { change: PasswordChangeRef }) {
  const portal = usePortal();
  return (
    <Dialog
      title={<Trans id="password.change.title">Choose a new password</Trans>}
      corner={<Tongue />}
      onClose={() => portal.send({ type: 'dialog.closed' })}
    >
      <PasswordChangeForm change={change} />
    </Dialog>
  );
}
