import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Dialog } from '../../../../ui/dialog';
import { PROVIDER_NAMES } from '../../../../ui/provider-names';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import type { HostedDialog } from '../../../parts/portal/hosted';
import type { AccountLinkRef } from './account-link.flow';
import { AccountLinkFlow } from './account-link-flow';

export { accountLinkFlow as flow } from './account-link.flow';

/** Login through a third party (s2.login.social-buttons), or a permanent link to one (s4.account-link.permanent). */
export function View({ content: link, onLeave }: HostedDialog<AccountLinkRef>) {
  return (
    <Dialog title={<Title link={link} />} corner={<DialogLanguagePicker />} onClose={onLeave}>
      <div className="stack">
        <AccountLinkFlow link={link} />
      </div>
    </Dialog>
  );
}

function Title({ link }: { link: AccountLinkRef }) {
  const { provider, purpose } = useSelector(link, (state) => state.context);
  const name = PROVIDER_NAMES[provider];
  if (purpose === 'link') return <Trans id="accountLink.title.link">Link {name}</Trans>;
  return <Trans id="accountLink.title.login">Log in with {name}</Trans>;
}
