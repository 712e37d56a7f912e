import { Trans } from '@lingui/react/macro';
import night from '../../assets/art/river-night.svg';
import { useLanguages } from '../../parts/portal/shell-data';
import { Brand } from '../../shell/brand';
import { LanguagePicker } from '../../shell/language-picker';
import { LoginFlow } from './login-flow';
import { useLogin } from './use-login';
import '../../shell/scene.css';
import { ChunkFailed } from './chunk-failed';
import './login-screen.css';
import '../../ui/styles/dialog.css';

/** The log-in as a page (s2.route.login): what the dialog shows, on the river by night. */
export function LoginScreen() {
  const { dialogs, login, submit } = useLogin();
  return (
    <div className="scene login-scene">
      <div className="page login-bar">
        <Brand />
        <LanguagePicker {...useLanguages()} />
      </div>
      <section className="dialog" aria-labelledby="login-heading">
        <div className="par" />
        <header>
          <h1 id="login-heading">
            <Trans id="login.title">Log in</Trans>
          </h1>
        </header>
        <div className="body">
          {dialogs?.matches('failed') && <ChunkFailed />}
          <LoginFlow login={login} onSubmit={submit} busy={dialogs?.matches('loading')} />
        </div>
      </section>
      <img className="land" src={night} width="960" height="240" fetchPriority="high" alt="" />
    </div>
  );
}
