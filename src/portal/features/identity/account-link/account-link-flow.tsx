import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FocusedNote } from '../../../../ui/focused-note';
import { EntryFlow } from '../../../parts/entry/entry-flow';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import { ProofDialog } from '../../../parts/proof/proof-dialog';
import type { AccountLinkRef } from './account-link.flow';
import { Confirming } from './confirming';
import { Stopped } from './stopped';
import { Unlinked } from './unlinked';
import { Working } from './working';

/** The whole chart: the open window, the reason it stopped, the person, and the permanent link. */
export function AccountLinkFlow({ link }: { link: AccountLinkRef }) {
  const state = useSelector(link, (snapshot) => snapshot);
  const { extraVerification, entry } = state.children;
  const linkForm = unlessFailed(state.children.linkForm);
  if (state.matches('popupClosed') || state.matches('failed')) return <Stopped link={link} />;
  if (state.matches('unlinked')) return <Unlinked link={link} />;
  if (linkForm) return <Confirming link={link} form={linkForm} />;
  if (state.matches('linked'))
    return (
      <FocusedNote done>
        <Trans id="accountLink.linked">Linked permanently. From now on you can log in this way too.</Trans>
      </FocusedNote>
    );
  return (
    <>
      <Working link={link} />
      {extraVerification && <ProofDialog verification={extraVerification} />}
      {entry && <EntryFlow entry={entry} />}
    </>
  );
}
