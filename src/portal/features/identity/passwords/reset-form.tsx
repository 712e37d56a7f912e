import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { Note } from '../../../../ui/note';
import { NewPasswordFields } from '../../../parts/password-change/new-password-fields';
import { PasswordsForm } from '../../../parts/password-change/passwords-form';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import type { PasswordResetRef } from './password-reset.flow';

/** A new password, twice. */
export function ResetForm({ reset }: { reset: PasswordResetRef }) {
  const { t } = useLingui();
  const form = useSelector(reset, ({ children }) => unlessFailed(children.passwordForm));
  const rule = useSelector(reset, ({ context }) => context.rule);
  return (
    <PasswordsForm form={form} rule={rule} label={t({ id: 'reset.title', message: 'Set a new password' })}>
      {({ id, errorOf, busy }) => (
        <>
          <NewPasswordFields id={id} rule={rule} errorOf={errorOf} />
          <Note icon="shield">
            <Trans id="reset.others">You will be logged out everywhere. Then log in with the new password.</Trans>
          </Note>
          <Button type="submit" look="primary" wide busy={busy}>
            <Trans id="reset.submit">Set the password</Trans>
          </Button>
        </>
      )}
    </PasswordsForm>
  );
}
