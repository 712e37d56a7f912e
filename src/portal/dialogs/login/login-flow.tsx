import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ChangeDue } from './change-due';
import { InfoUnread } from './info-unread';
import { LoginForm } from './login-form';
import type { LoginRef } from './refs';
import { RegisterNow } from './register-now';
import { VerificationDialog } from './verification-dialog';

type Props = {
  login: LoginRef | undefined;
  onSubmit: (form: FormData) => void;
  onRegister?: () => void;
  busy?: boolean;
  typedPassword?: string;
};

/** All of the login chart: the form, and over it what the chart asks for on the way. The dialog and the page /login show the same. */
export function LoginFlow({ login, onSubmit, onRegister, busy, typedPassword }: Props) {
  const state = useSelector(login, (snapshot) => snapshot);
  const verification = state?.children.verification;
  return (
    <>
      <LoginForm login={login} onSubmit={onSubmit} busy={busy} typedPassword={typedPassword} />
      <RegisterNow onRegister={onRegister} />
      {state?.matches('verifying') && verification && <VerificationDialog verification={verification} />}
      {state?.matches('changeDue') && <ChangeDue entry={state.context.entry} onRead={() => login?.send({ type: 'notice.acknowledged' })} />}
      {state?.matches('infoUnread') && (
        <InfoUnread
          failure={state.context.failure}
          onRetry={() => login?.send({ type: 'retry.requested' })}
          onLeave={() => login?.send({ type: 'dialog.closed' })}
        />
      )}
      <p className="vh" role="status">
        {state?.matches('loggingOut') && <Trans id="login.loggingOut">You are being logged out…</Trans>}
      </p>
    </>
  );
}
