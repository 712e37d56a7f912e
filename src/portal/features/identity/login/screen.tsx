import { Trans } from '@lingui/react/macro';
import night from '../../../../ui/assets/art/river-night.svg';
import { ChunkNote } from '../../../parts/chunk-note';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { useLanguages } from '../../../parts/portal/shell-data';
import { Brand } from '../../../shell/brand';
import { LanguagePicker } from '../../../shell/language-picker';
import type { LoginRef } from './login.flow';
import { LoginFlow } from './login-flow';
import { useLogin } from './use-login';
import '../../../shell/scene.css';
import './login-screen.css';
import '../../../../ui/styles/dialog.css';

/** The login as a page (s2.route.login): the dialog's content, on the river by night. */
export function View({ content: login, busy, failed, onRetry }: HostedScreen<LoginRef>) {
  const { submit, typedPassword } = useLogin(login);
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
          {failed && (
            <ChunkNote again={<Trans id="login.chunkFailed.retry">Load it again</Trans>} onRetry={onRetry}>
              <Trans id="login.chunkFailed">
                The login did not load. What you typed is still here. Check your network and try again.
              </Trans>
            </ChunkNote>
          )}
          <LoginFlow login={login} onSubmit={submit} busy={busy} typedPassword={typedPassword} />
        </div>
      </section>
      <img className="land" src={night} width="960" height="240" fetchPriority="high" alt="" />
    </div>
  );
}
