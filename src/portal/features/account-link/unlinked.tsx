import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useOpen } from '../../parts/portal/shell-data';
import { Button } from '../../ui/button';
import { FocusedNote } from '../../ui/focused-note';
import type { AccountLinkRef } from './refs';

/** Nobody is linked to that person: what to do first (own.account-link.unlinked). */
export function Unlinked({ link }: { link: AccountLinkRef }) {
  const open = useOpen();
  const name = useSelector(link, (state) => state.context.name);
  return (
    <>
      <FocusedNote>
        <Trans id="accountLink.unlinked">
          No account is linked to {name} yet. Log in or register first; then link it in the security centre.
        </Trans>
      </FocusedNote>
      <Button look="primary" wide onClick={() => open('login')}>
        <Trans id="accountLink.login">Log in</Trans>
      </Button>
      <Button wide onClick={() => open('register')}>
        <Trans id="accountLink.register">Register</Trans>
      </Button>
      <Button look="quiet" onClick={() => link.send({ type: 'retry.requested' })}>
        <Trans id="accountLink.somebodyElse">Use another account</Trans>
      </Button>
    </>
  );
}
