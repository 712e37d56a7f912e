import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { usePortal } from '../../parts/portal/portal-context';
import { Button } from '../../ui/button';
import { FocusedNote } from '../../ui/focused-note';
import type { AccountLinkRef } from './refs';

/** Nobody is linked to that person: what to do first (own.account-link.unlinked). */
export function Unlinked({ link }: { link: AccountLinkRef }) {
  const portal = usePortal();
  const name = useSelector(link, (state) => state.context.name);
  const open = (request: { name: 'login'; username: string; submitted: boolean } | { name: 'register'; code: string }) =>
    portal.send({ type: 'dialog.requested', request });
  return (
    <>
      <FocusedNote>
        <Trans id="accountLink.unlinked">
          No account is linked to {name} yet. Log in or register first; then link it in the security centre.
        </Trans>
      </FocusedNote>
      <Button look="primary" wide onClick={() => open({ name: 'login', username: '', submitted: false })}>
        <Trans id="accountLink.login">Log in</Trans>
      </Button>
      <Button wide onClick={() => open({ name: 'register', code: '' })}>
        <Trans id="accountLink.register">Register</Trans>
      </Button>
      <Button look="quiet" onClick={() => link.send({ type: 'retry.requested' })}>
        <Trans id="accountLink.somebodyElse">Use another account</Trans>
      </Button>
    </>
  );
}
