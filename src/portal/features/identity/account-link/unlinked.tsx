import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { useOffered } from '../../../parts/portal/page-modules';
import type { AccountLinkRef } from './account-link.flow';

/** No account is linked to the person: what to do first (own.account-link.unlinked). */
export function Unlinked({ link }: { link: AccountLinkRef }) {
  const leadOn = (to: string) => link.send({ type: 'next.selected', next: { to } });
  const registers = useOffered()('register');
  const name = useSelector(link, (state) => state.context.name);
  return (
    <>
      <FocusedNote>
        {registers ? (
          <Trans id="accountLink.unlinked">
            No account is linked to {name} yet. Log in or register first; then link it in the security centre.
          </Trans>
        ) : (
          <Trans id="accountLink.unlinked.login">
            No account is linked to {name} yet. Log in first; then link it in the security centre.
          </Trans>
        )}
      </FocusedNote>
      <Button look="primary" wide onClick={() => leadOn('login')}>
        <Trans id="accountLink.login">Log in</Trans>
      </Button>
      {registers && (
        <Button wide onClick={() => leadOn('register')}>
          <Trans id="accountLink.register">Register</Trans>
        </Button>
      )}
      <Button look="quiet" onClick={() => link.send({ type: 'retry.requested' })}>
        <Trans id="accountLink.somebodyElse">Use another account</Trans>
      </Button>
    </>
  );
}
