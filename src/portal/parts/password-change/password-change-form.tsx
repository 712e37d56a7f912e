import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine } from '../../../../machines/identity/password-change/password-change.machine';
import { Button } from '../../../ui/button';
import { Note } from '../../../ui/note';
import { PasswordInput } from '../../../ui/password-input';
import { unlessFailed } from '../portal/unless-failed';
import { AccountBox } from './account-box';
import { NewPasswordFields } from './new-password-fields';
import { PasswordsForm } from './passwords-form';

export type PasswordChangeRef = ActorRefFrom<typeof passwordChangeMachine>;
type Props = { change: PasswordChangeRef; badge?: ReactNode };

/** The account, the old password where none is held, the new one twice (s2.modal.change-password). */
export function PasswordChangeForm({ change, badge }: Props) {
  const { t } = useLingui();
  const { context, children } = useSelector(change, (snapshot) => snapshot);
  const { username, oldHeld, forced, rule } = context;
  const form = unlessFailed(children.passwordForm);
  const about = useSelector(form, (state) => state?.context.about);
  return (
    <PasswordsForm form={form} rule={rule} label={t({ id: 'password.change.title', message: 'Choose a new password' })}>
      {({ id, errorOf, busy }) => (
        <>
          <AccountBox username={username} badge={badge} />
          {(about ? about === 'held' : oldHeld) ? (
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
          <Button type="submit" look="primary" wide busy={busy}>
            <Trans id="password.change.submit">Change the password</Trans>
          </Button>
          {forced && (
            <Button look="quiet" wide onClick={() => change.send({ type: 'leave.requested' })}>
              <Trans id="password.change.later">Later, log me out</Trans>
            </Button>
          )}
        </>
      )}
    </PasswordsForm>
  );
}
