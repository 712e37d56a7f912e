import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine } from '../../../../machines/password-change/password-change.machine';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { PasswordInput } from '../../ui/password-input';
import { fieldIn } from '../form/edited';
import { useVault } from '../portal/portal-context';
import { AccountBox } from './account-box';
import { editPasswords, submitPasswordChange } from './new-password';
import { NewPasswordFields } from './new-password-fields';
import { usePasswordProblem } from './new-password-words';
import { Rejection } from './rejection';

export type PasswordChangeRef = ActorRefFrom<typeof passwordChangeMachine>;
type Props = { change: PasswordChangeRef; badge?: ReactNode };

/** The account, the old password where none is held, the new one twice (s2.modal.change-password). It stays mounted while it works. */
export function PasswordChangeForm({ change, badge }: Props) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(change, (snapshot) => snapshot);
  const { username, oldHeld, forced, rule } = state.context;
  const say = usePasswordProblem(rule);
  const errors = state.context.errors.map((error) => ({ ...error, fieldId: `${id}-${error.field}`, text: say(error) }));
  const errorOf = (field: 'old' | 'new' | 'confirmation') => errors.find((error) => error.field === field)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitPasswordChange(change, vault, new FormData(event.currentTarget));
  };
  return (
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={t({ id: 'password.change.title', message: 'Choose a new password' })}
      onSubmit={submit}
      onInput={(event) => editPasswords(change, vault, new FormData(event.currentTarget), fieldIn(event))}
    >
      <Rejection rejected={state.hasTag('rejected')} errors={errors} failure={state.context.failure} />
      <AccountBox username={username} badge={badge} />
      {oldHeld ? (
        <p className="hint">
          <Trans id="password.oldHeld">You have just logged in, so the old password is not needed.</Trans>
        </p>
      ) : (
        <PasswordInput
          id={`${id}-old`}
          name="oldPassword"
          label={t({ id: 'password.old', message: 'Old password' })}
          error={errorOf('old')}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields id={id} rule={rule} errorOf={errorOf} />
      <Note icon="shield">
        <Trans id="password.others">You will be logged out on all other devices.</Trans>
      </Note>
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
        <Trans id="password.change.submit">Change the password</Trans>
      </Button>
      {forced && (
        <Button look="quiet" wide onClick={() => change.send({ type: 'leave.requested' })}>
          <Trans id="password.change.later">Later, log me out</Trans>
        </Button>
      )}
    </form>
  );
}
