import { Trans } from '@lingui/react/macro';
import { useDialogs, usePortal } from '../../app/portal-context';
import { Dialog } from '../../ui/dialog';
import { Bonus } from './bonus';
import { RegisterFlow } from './register-flow';

/** Registration over the page (s2.modal.register), with what a newcomer gets below it. */
export function RegisterDialog() {
  const portal = usePortal();
  const registration = useDialogs()?.children.register;
  return (
    <Dialog wide title={<Trans id="register.title">Register</Trans>} onClose={() => portal.send({ type: 'dialog.closed' })}>
      <div className="stack">
        {registration && <RegisterFlow registration={registration} />}
        <Bonus />
      </div>
    </Dialog>
  );
}
