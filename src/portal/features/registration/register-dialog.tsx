import { Trans } from '@lingui/react/macro';
import { Banner } from '../../parts/banner/banner';
import { useEntrance, usePortal } from '../../parts/portal/portal-context';
import { Tongue } from '../../parts/tongue';
import { Dialog } from '../../ui/dialog';
import { Bonus } from './bonus';
import { RegisterFlow } from './register-flow';

/** Registration over the page (s2.modal.register), with the banner (s2.register.banner) and what a newcomer gets below it. */
export function RegisterDialog() {
  const portal = usePortal();
  const registration = useEntrance()?.register;
  return (
    <Dialog
      wide
      title={<Trans id="register.title">Register</Trans>}
      corner={<Tongue />}
      onClose={() => portal.send({ type: 'dialog.closed' })}
    >
      <div className="stack">
        {registration && <RegisterFlow registration={registration} />}
        <Banner group="w_register" />
        <Bonus />
      </div>
    </Dialog>
  );
}
