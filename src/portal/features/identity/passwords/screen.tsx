import { Trans } from '@lingui/react/macro';
import night from '../../../../ui/assets/art/river-night.svg';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { useLanguages } from '../../../parts/portal/shell-data';
import { Brand } from '../../../shell/brand';
import { LanguagePicker } from '../../../shell/language-picker';
import '../../../shell/scene.css';
import './reset-password.css';
import type { PasswordResetRef } from './password-reset.flow';
import { ResetFlow } from './reset-flow';
import { ResetWait } from './reset-wait';
import '../../../../ui/styles/dialog.css';

/** The page that a mailed link leads to (own.password-reset.token), on the river by night. */
export function View({ content: reset, busy, failed, onRetry }: HostedScreen<PasswordResetRef>) {
  return (
    <div className="scene reset-scene">
      <div className="page reset-bar">
        <Brand />
        <LanguagePicker {...useLanguages()} />
      </div>
      <section className="dialog" aria-labelledby="reset-heading">
        <div className="par" />
        <header>
          <h1 id="reset-heading">
            <Trans id="reset.title">Set a new password</Trans>
          </h1>
        </header>
        <div className="body">
          {reset ? <ResetFlow reset={reset} /> : <ResetWait loading={busy} failed={failed} onRetry={onRetry} />}
        </div>
      </section>
      <img className="land" src={night} width="960" height="240" alt="" />
    </div>
  );
}
