import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { Named, NamedError } from '../../../../machines/forgot-password/forgot-password.machine';
import { fieldIn } from '../../parts/form/edited';
import { Rejection } from '../../parts/password-change/rejection';
import { useVault } from '../../parts/portal/portal-context';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/text-input';
import { useForgotProblem } from './forgot-words';
import type { ForgotPasswordRef } from './refs';

function namedOf(form: HTMLFormElement): Named {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { username: text('username'), email: text('email') };
}

/** By e-mail: user name and address (s2.forgot.email-fields). It stays mounted while it works, so that what was typed stays. */
export function ForgotEmailForm({ forgot }: { forgot: ForgotPasswordRef }) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(forgot, (snapshot) => snapshot);
  const say = useForgotProblem();
  const errors = state.context.errors.map((error) => ({ ...error, fieldId: `${id}-${error.field}`, text: say(error.code) }));
  const errorOf = (field: NamedError['field']) => errors.find((error) => error.field === field)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    forgot.send({ type: 'form.submitted', named: namedOf(event.currentTarget) });
  };
  const mend = (event: FormEvent<HTMLFormElement>) => {
    const edited = { type: 'field.edited', field: fieldIn(event) } as const;
    if (!state.can(edited)) return;
    const { username, email } = namedOf(event.currentTarget);
    vault.put('form.named', JSON.stringify([username, email]));
    forgot.send(edited);
  };
  return (
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={t({ id: 'forgot.byEmail', message: 'Email' })}
      onSubmit={submit}
      onInput={mend}
    >
      <Rejection rejected={state.hasTag('rejected')} errors={errors} failure={state.context.failure} />
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
      <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
        <Trans id="forgot.email.submit">Send the link</Trans>
      </Button>
    </form>
  );
}
