import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CheckBox } from '../../../../ui/check-box';
import { usePretick } from '../../../../ui/prefill';
import type { LoginRef } from './login.flow';
import { leadOn } from './send-login';
import './login-form.css';

/** Checkbox to remember the login (s4.remember-password.*), and the link to a recovery (s2.login.controls). */
export function RememberLine({ login }: { login: LoginRef | undefined }) {
  const state = useSelector(login, (snapshot) => snapshot);
  const { form, namesOnly } = state?.context ?? {};
  const box = usePretick(form?.remember ?? false);
  const refuse = () =>
    login?.getSnapshot().can({ type: 'remember.unticked' }) && login.send({ type: 'remember.unticked' });
  return (
    <div className="login-line">
      <CheckBox ref={box} name="remember" onChange={({ currentTarget }) => currentTarget.checked || refuse()}>
        {form?.method === 'mobile' && <Trans id="login.remember.number">Remember the number</Trans>}
        {form?.method !== 'mobile' && namesOnly && (
          <Trans id="login.remember.name">Remember my username (not the password: this page is not secure)</Trans>
        )}
        {form?.method !== 'mobile' && !namesOnly && <Trans id="login.remember.password">Remember the password</Trans>}
      </CheckBox>
      <button type="button" className="link" onClick={() => login && leadOn(login, { to: 'forgotPassword' })}>
        <Trans id="login.forgot">Forgot your password?</Trans>
      </button>
    </div>
  );
}
