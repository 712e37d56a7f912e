import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ResetError } from '../../../../machines/password-reset/password-reset.machine';
import { useVault } from '../../app/portal-context';
import { NewPasswordFields } from '../../dialogs/password-change/new-password-fields';
import { usePasswordProblem } from '../../dialogs/password-change/new-password-words';
import { Rejection } from '../../dialogs/password-change/rejection';
import type { PasswordResetRef } from '../../dialogs/passwords/refs';
import { submitPasswordReset } from '../../flows/new-password';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';

/** A new password, twice. It stays mounted while it works, so that what was typed stays. */
export function ResetForm({ reset }: { reset: PasswordResetRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(reset, (snapshot) => snapshot);
  const say = usePasswordProblem(state.context.rule);
  const errors = state.context.errors.map((error) => ({ ...error, fieldId: `${id}-${error.field}`, text: say(error) }));
  const errorOf = (field: ResetError['field']) => errors.find((error) => error.field === field)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitPasswordReset(reset, vault, new FormData(event.currentTarget));
  };
  return (
    <form className="stack" method="post" noValidate aria-label={t({ id: 'reset.title', message: 'Set a new password' })} onSubmit={submit}>
      <Rejection rejected={state.hasTag('rejected')} errors={errors} failure={state.context.failure} />
      <NewPasswordFields id={id} rule={state.context.rule} errorOf={errorOf} />
      <Note icon="shield">
        <Trans id="reset.others">You are logged out everywhere, and log in again with the new password.</Trans>
      </Note>
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
        <Trans id="reset.submit">Set the password</Trans>
      </Button>
    </form>
  );
}
