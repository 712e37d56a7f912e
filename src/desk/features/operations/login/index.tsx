import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { Waiting } from '../../../../ui/page/waiting';
import { AppForm } from './app-form';
import type { DeskLoginRef } from './desk-login.flow';
import { CodeForm, PasswordForm } from './login-forms';
import { NewPasswordForm } from './new-password-form';
import './login.css';

/** Login in two steps, or the enrolment that a link leads to (own.desk-app.login, own.desk-app.enrolment). */
export function LoginPage({ login }: { login: DeskLoginRef }) {
  const { t } = useLingui();
  const state = useSelector(login, (snapshot) => snapshot);
  const { passwordForm, codeForm, newPasswordForm, appForm } = state.children;
  const { enrolment, failure } = state.context;
  const isEnrolling = state.matches('enrolling');
  const again = () => login.send({ type: 'login.requested' });
  return (
    <section className="card stack desk-login">
      <h1>
        {isEnrolling
          ? t({ id: 'desk.enrol.title', message: 'Set up your access' })
          : t({ id: 'desk.login.title', message: 'Log in to the desk' })}
      </h1>
      {state.hasTag('busy') && <Waiting />}
      {passwordForm && <PasswordForm form={passwordForm} />}
      {codeForm && <CodeForm form={codeForm} />}
      {newPasswordForm && enrolment && <NewPasswordForm form={newPasswordForm} enrolment={enrolment} />}
      {appForm && <AppForm form={appForm} />}
      {state.matches({ enrolling: 'enrolled' }) && (
        <FocusedNote done>
          <Trans id="desk.enrol.done">Your access is set up. Log in with your new password and the app.</Trans>
        </FocusedNote>
      )}
      {state.matches('ended') && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      {(state.matches('ended') || state.matches({ enrolling: 'enrolled' })) && (
        <Button look="primary" onClick={again}>
          <Trans id="desk.login.submit">Log in</Trans>
        </Button>
      )}
    </section>
  );
}
