import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import type { NamedError } from '../../../../machines/forgot-password/forgot-password.machine';
import { Button } from '../../ui/button';
import { TextInput } from '../../ui/text-input';
import { Rejection } from '../password-change/rejection';
import { useForgotProblem } from './forgot-words';
import type { ForgotPasswordRef } from './refs';

/** By e-mail: user name and address (s2.forgot.email-fields). It stays mounted while it works, so that what was typed stays. */
export function ForgotEmailForm({ forgot }: { forgot: ForgotPasswordRef }) {
  const { t } = useLingui();
  const id = useId();
  const state = useSelector(forgot, (snapshot) => snapshot);
  const say = useForgotProblem();
  const errors = state.context.errors.map((error) => ({ ...error, fieldId: `${id}-${error.field}`, text: say(error.code) }));
  const errorOf = (field: NamedError['field']) => errors.find((error) => error.field === field)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    forgot.send({ type: 'form.submitted', named: { username: text('username'), email: text('email') } });
  };
  return (
    <form className="stack" method="post" noValidate aria-label={t({ id: 'forgot.byEmail', message: 'E-mail' })} onSubmit={submit}>
      <Rejection rejected={state.hasTag('rejected')} errors={errors} failure={state.context.failure} />
      <p className="mute">
        <Trans id="forgot.email.how">We mail you a link. With it you set a new password.</Trans>
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
        label={t({ id: 'forgot.email', message: 'E-mail address' })}
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
