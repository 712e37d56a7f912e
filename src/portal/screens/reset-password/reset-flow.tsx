import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { PasswordResetRef } from '../../dialogs/passwords/refs';
import { Button } from '../../ui/button';
import { FocusedNote } from '../../ui/focused-note';
import { ResetForm } from './reset-form';

/** The form, or that the link no longer works (own.password-reset.expired). */
export function ResetFlow({ reset }: { reset: PasswordResetRef }) {
  const expired = useSelector(reset, (state) => state.matches('expired'));
  if (!expired) return <ResetForm reset={reset} />;
  return (
    <div className="stack">
      <FocusedNote>
        <Trans id="reset.expired">This link was used already, or is too old: it works once, for half an hour.</Trans>
      </FocusedNote>
      <Button look="primary" wide onClick={() => reset.send({ type: 'link.wanted' })}>
        <Trans id="reset.another">Ask for another link</Trans>
      </Button>
    </div>
  );
}
