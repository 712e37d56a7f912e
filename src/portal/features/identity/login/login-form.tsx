import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../../ui/button';
import { Tabs } from '../../../../ui/tabs';
import { useVault } from '../../../../ui/vault-context';
import type { LoginRef } from './login.flow';
import { LoginRejection } from './login-rejection';
import { NameFields } from './name-fields';
import { NumberFields } from './number-fields';
import { RememberLine } from './remember-line';
import { sendLogin } from './send-login';
import { useErrors } from './use-errors';
import './login-form.css';

type Props = {
  login: LoginRef | undefined;
  onSubmit: (form: FormData) => void;
  busy?: boolean;
  /** Password typed in the header's form, which opened this one, or a remembered one. */
  typedPassword?: string;
};

/**
 * Both login methods (s2.login.tabs). They stay mounted in every state of the chart, which preserves the input. The
 * form uses POST, so that no password gets into an address where no script runs.
 */
export function LoginForm({ login, onSubmit, busy = false, typedPassword }: Props) {
  const { t } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useSelector(login, (snapshot) => snapshot);
  const errors = useErrors(state, id);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  // Both tabs have their space until the enabled methods are known, which prevents a layout shift.
  const bothOpen = !state || state.matches('opening') || state.context.mobileOpen;
  const method = state?.context.form.method ?? 'username';
  const username = { value: 'username' as const, title: <Trans id="login.tab.username">Username</Trans> };
  const mobile = { value: 'mobile' as const, title: <Trans id="login.tab.mobile">Mobile number</Trans> };
  const choose = (chosen: 'username' | 'mobile') =>
    login?.send({ type: chosen === 'mobile' ? 'mobile.selected' : 'username.selected' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Tabs
      label={t({ id: 'login.ways', message: 'Ways to log in' })}
      tabs={bothOpen ? [username, mobile] : [username]}
      value={method}
      held={!login}
      onChoose={choose}
    >
      <form
        className="stack login-form"
        method="post"
        action="/login"
        noValidate
        aria-label={t({ id: 'login.title', message: 'Log in' })}
        onSubmit={submit}
        onInput={({ currentTarget }) => login && sendLogin(login, vault, 'field.edited', new FormData(currentTarget))}
      >
        {state && <LoginRejection state={state} errors={errors} />}
        <NameFields
          id={id}
          state={state}
          absent={method !== 'username'}
          errorOf={errorOf}
          typedPassword={typedPassword}
        />
        {login && state && <NumberFields id={id} state={state} absent={method !== 'mobile'} errorOf={errorOf} />}
        <RememberLine login={login} />
        <Button type="submit" look="primary" wide busy={busy || state?.hasTag('busy')}>
          <Trans id="login.submit">Log in</Trans>
        </Button>
      </form>
    </Tabs>
  );
}
