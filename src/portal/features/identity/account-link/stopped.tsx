import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Failure } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import type { AccountLinkRef } from './account-link.flow';

/** Reason without a login, and a retry (s8.phone.popup-closed). */
export function Stopped({ link }: { link: AccountLinkRef }) {
  const state = useSelector(link, (snapshot) => snapshot);
  return (
    <>
      <FocusedNote>
        {state.matches('popupClosed') ? (
          <Trans id="accountLink.popupClosed">The sign-in window was closed. Please try again.</Trans>
        ) : (
          <Reason failure={state.context.failure} />
        )}
      </FocusedNote>
      <Button look="primary" wide onClick={() => link.send({ type: 'retry.requested' })}>
        <Trans id="accountLink.retry">Try again</Trans>
      </Button>
    </>
  );
}

function Reason({ failure }: { failure: Failure | null }) {
  if (failure?.code === 'social.popupBlocked')
    return (
      <Trans id="accountLink.popupBlocked">Your browser blocked the sign-in window. Allow pop-ups and try again.</Trans>
    );
  if (failure?.code === 'social.denied')
    return <Trans id="accountLink.denied">Permission was declined. Nothing was changed.</Trans>;
  return <FailureWords failure={failure} />;
}
