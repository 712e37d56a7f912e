import { Trans } from '@lingui/react/macro';
import { PasswordChangeForm, type PasswordChangeRef } from '../../parts/password-change/password-change-form';
import { usePortal } from '../../parts/portal/portal-context';
import { Tongue } from '../../parts/tongue';
import { Dialog } from '../../ui/dialog';

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
