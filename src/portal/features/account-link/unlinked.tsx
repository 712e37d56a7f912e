import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button';
import { FocusedNote } from '../../ui/focused-note';
import type { AccountLinkRef } from './refs';

/** Nobody is linked to that person: what to do first (own.account-link.unlinked). */
export function Unlinked({ link }: { link: AccountLinkRef }) {
  const leadOn = (to: string) => link.send({ type: 'next.chosen', next: { to } });
  const name = useSelector(link, (state) => state.context.name);
  return (
    <>
      <FocusedNote>
        <Trans id="accountLink.unlinked">
          No account is linked to {name} yet. Log in or register first; then link it in the security centre.
        </Trans>
      </FocusedNote>
      <Button look="primary" wide onClick={() => leadOn('login')}>
        <Trans id="accountLink.login">Log in</Trans>
      </Button>
      <Button wide onClick={() => leadOn('register')}>
        <Trans id="accountLink.register">Register</Trans>
      </Button>
      <Button look="quiet" onClick={() => link.send({ type: 'retry.requested' })}>
        <Trans id="accountLink.somebodyElse">Use another account</Trans>
      </Button>
    </>
  );
}
