import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormRef } from './form/form.flow';
import { Note } from './note';

/** Status of the passkey that confirms a form: the browser's dialog is open, or was closed (own.passkey.factor). */
export function ConfirmNote({ form }: { form: FormRef | undefined }) {
  const state = useSelector(form, (snapshot) => snapshot);
  if (state?.matches('confirming'))
    return (
      <Note icon="key" role="status">
        <p>
          <Trans id="form.confirming">
            Follow the steps in your browser: use your fingerprint, your face or your screen lock.
          </Trans>
        </p>
      </Note>
    );
  if (state?.matches({ editing: 'unconfirmed' }))
    return (
      <Note role="status">
        <p>
          <Trans id="form.unconfirmed">Your passkey was not used. Try again, or confirm another way.</Trans>
        </p>
      </Note>
    );
  return null;
}
