import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { ResetError } from '../../../../machines/password-reset/password-reset.machine';
import { fieldIn } from '../../parts/form/edited';
import { editPasswords, submitPasswordReset } from '../../parts/password-change/new-password';
import { NewPasswordFields } from '../../parts/password-change/new-password-fields';
import { usePasswordProblem } from '../../parts/password-change/new-password-words';
import { Rejection } from '../../parts/password-change/rejection';
import { useVault } from '../../parts/portal/portal-context';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import type { PasswordResetRef } from './refs';

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
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={t({ id: 'reset.title', message: 'Set a new password' })}
      onSubmit={submit}
      onInput={(event) => editPasswords(reset, vault, new FormData(event.currentTarget), fieldIn(event))}
    >
      <Rejection rejected={state.hasTag('rejected')} errors={errors} failure={state.context.failure} />
      <NewPasswordFields id={id} rule={state.context.rule} errorOf={errorOf} />
      <Note icon="shield">
        <Trans id="reset.others">You will be logged out everywhere. Then log in with the new password.</Trans>
      </Note>
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
        <Trans id="reset.submit">Set the password</Trans>
      </Button>
    </form>
  );
}
