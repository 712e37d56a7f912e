import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import type { PasswordResetRef } from './password-reset.flow';
import { ResetForm } from './reset-form';

/** The form, or that the link no longer works (own.password-reset.expired). */
export function ResetFlow({ reset }: { reset: PasswordResetRef }) {
  const expired = useSelector(reset, (state) => state.matches('expired'));
  if (!expired) return <ResetForm reset={reset} />;
  return (
    <div className="stack">
      <FocusedNote>
        <Trans id="reset.expired">This link is used or has expired: it works once, for 30 minutes.</Trans>
      </FocusedNote>
      <Button look="primary" wide onClick={() => reset.send({ type: 'link.requested' })}>
        <Trans id="reset.another">Get a new link</Trans>
      </Button>
    </div>
  );
}
