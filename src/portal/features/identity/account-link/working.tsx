import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { PROVIDER_NAMES } from '../../../../ui/provider-names';
import type { AccountLinkRef } from './account-link.flow';

/** The provider's window is open, or the gateway verifies the login. */
export function Working({ link }: { link: AccountLinkRef }) {
  const { context, matches } = useSelector(link, (snapshot) => ({
    context: snapshot.context,
    matches: snapshot.matches('authorising'),
  }));
  const name = PROVIDER_NAMES[context.provider];
  return (
    <div className="stack" aria-busy="true">
      <p role="status">
        {matches ? (
          <Trans id="accountLink.window">A {name} window is open. Sign in there and allow access.</Trans>
        ) : (
          <Trans id="accountLink.working">One moment, checking your account…</Trans>
        )}
      </p>
      <span className="skel skel-line" aria-hidden="true" />
    </div>
  );
}
