import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../../ui/button';
import { fieldIn } from '../../../../ui/form/elements';
import { sendForm } from '../../../../ui/form/form.flow';
import { TextInput } from '../../../../ui/text-input';
import { useVault } from '../../../../ui/vault-context';
import { Rejection } from '../../../parts/password-change/rejection';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import type { ForgotPasswordRef } from './forgot-password.flow';
import { useForgotPasswordMessage } from './forgot-words';

/**
 * By e-mail: user name and address (s2.forgot.email-fields). It stays mounted while it works, so that the input stays.
 */
export function ForgotEmailForm({ passwordRecovery }: { passwordRecovery: ForgotPasswordRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const form = useSelector(passwordRecovery, ({ children }) => unlessFailed(children.emailForm));
  const broken = useSelector(passwordRecovery, ({ context }) => context.failure);
  const state = useSelector(form, (snapshot) => snapshot);
  const messageOf = useForgotPasswordMessage();
  const errors = (state?.context.problems ?? []).map((error) => ({
    ...error,
    fieldId: `${id}-${error.field}`,
    text: messageOf(error.code),
  }));
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.text;
  // Why the way by phone led back here, until this one is tried.
  const failure = state?.matches({ editing: 'untouched' }) ? broken : (state?.context.failure ?? null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sendForm(form, vault, new FormData(event.currentTarget), { type: 'form.submitted' });
  };
  const correct = (event: FormEvent<HTMLFormElement>) =>
    sendForm(form, vault, new FormData(event.currentTarget), { type: 'field.edited', field: fieldIn(event) });
  return (
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={t({ id: 'forgot.byEmail', message: 'Email' })}
      onSubmit={submit}
      onInput={correct}
    >
      <Rejection rejected={errors.length > 0 || failure !== null} errors={errors} failure={failure} />
      <p className="mute">
        <Trans id="forgot.email.how">We email you a link to set a new password.</Trans>
      </p>
      <TextInput
        id={`${id}-username`}
        name="username"
        label={t({ id: 'forgot.username', message: 'Username' })}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextInput
        id={`${id}-email`}
        name="email"
        type="email"
        label={t({ id: 'forgot.email', message: 'Email address' })}
        error={errorOf('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" look="primary" wide busy={state?.hasTag('busy') ?? true}>
        <Trans id="forgot.email.submit">Send the link</Trans>
      </Button>
    </form>
  );
}
