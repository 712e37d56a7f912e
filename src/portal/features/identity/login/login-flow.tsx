import { useSelector } from '@xstate/react';
import type { LoginRef } from './login.flow';
import { LoginAttemptFlow } from './login-attempt-flow';
import { LoginForm } from './login-form';
import { OtherMethods } from './other-methods';
import { RegisterNow } from './register-now';

type Props = {
  login: LoginRef | undefined;
  onSubmit: (form: FormData) => void;
  busy?: boolean;
  typedPassword?: string;
};

/** The whole login chart: the form, and the steps over it. The dialog and the page /login show the same. */
export function LoginFlow({ login, onSubmit, busy, typedPassword }: Props) {
  const state = useSelector(login, (snapshot) => snapshot);
  const { attempt } = state?.children ?? {};
  return (
    <>
      <LoginForm login={login} onSubmit={onSubmit} busy={busy} typedPassword={typedPassword} />
      <RegisterNow login={login} />
      {login && <OtherMethods login={login} />}
      {state?.matches('signingIn') && attempt && <LoginAttemptFlow attempt={attempt} />}
    </>
  );
}
