import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../../ui/dialog';
import { Banner } from '../../../parts/banner/banner';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { useOffered } from '../../../parts/portal/page-modules';
import { useMinimumAge } from '../../../parts/portal/shell-data';
import { NewcomerBonus } from './bonus';
import { RegisterFlow } from './register-flow';
import type { RegistrationRef } from './registration.flow';

export { registrationFlow as flow } from './registration.flow';

/**
 * Registration over the page (s2.modal.register), with the banner (s2.register.banner) and the newcomer's offers below
 * it.
 */
export function View({ content: registration, onLeave }: HostedDialog<RegistrationRef>) {
  const offered = useOffered()('register');
  const minimumAge = useMinimumAge();
  return (
    <Dialog
      wide
      title={<Trans id="register.title">Register</Trans>}
      corner={<DialogLanguagePicker />}
      onClose={onLeave}
    >
      <div className="stack">
        <RegisterFlow registration={registration} />
        {offered && <Banner group="w_register" />}
        <NewcomerBonus registration={registration} minimumAge={minimumAge} />
      </div>
    </Dialog>
  );
}
