import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../../ui/dialog';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import { PasswordChangeForm, type PasswordChangeRef } from '../../../parts/password-change/password-change-form';
import type { HostedDialog } from '../../../parts/portal/hosted';

export { passwordChangeFlow as flow } from '../../../parts/password-change/password-change.flow';

/** A change that the player wants; the security centre opens it (s2.modal.change-password). */
export function View({ content: change, onLeave }: HostedDialog<PasswordChangeRef>) {
  return (
    <Dialog
      title={<Trans id="password.change.title">Choose a new password</Trans>}
      corner={<DialogLanguagePicker />}
      onClose={onLeave}
    >
      <PasswordChangeForm change={change} />
    </Dialog>
  );
}
