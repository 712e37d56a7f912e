import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { DialogLanguagePicker } from '../../parts/dialog-language-picker';
import type { HostedDialog } from '../../parts/portal/hosted';
import { useHost, usePages, useSession } from '../../parts/portal/portal-context';
import { useOpenPage } from '../../parts/portal/shell-data';
import { Centre } from '../../ui/centre';
import { CentreMenu } from './centre-menu';
import { CentrePage } from './centre-page';

/** The member centre (s2.member-centre.modal): its menu, and the page that is open. */
export function MemberCentreDialog({ onLeave }: HostedDialog<undefined>) {
  const open = useOpenPage();
  const to = useSelector(useHost('page'), (state) => state?.context.place?.to) ?? '';
  const account = useSession()?.context.account?.account;
  return (
    <Centre
      title={<Trans id="memberCentre.title">Member centre</Trans>}
      name={account}
      onClose={onLeave}
      corner={<DialogLanguagePicker />}
      menu={<CentreMenu pages={usePages()} page={to} onPage={open} />}
    >
      <CentrePage />
    </Centre>
  );
}
