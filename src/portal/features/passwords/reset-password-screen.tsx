import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import night from '../../assets/art/river-night.svg';
import { useDialogs } from '../../parts/portal/portal-context';
import { useLanguages } from '../../parts/portal/shell-data';
import { Brand } from '../../shell/brand';
import { LanguagePicker } from '../../shell/language-picker';
import { PasswordsDialog } from './passwords-dialog';
import '../../shell/scene.css';
import './reset-password.css';
import { ResetFlow } from './reset-flow';
import { ResetWait } from './reset-wait';
import '../../ui/styles/dialog.css';

/** The page that a mailed link leads to (own.password-reset.token), on the river by night; over it, asking for another link. */
export function ResetPasswordScreen() {
  const dialogs = useDialogs();
  const passwords = dialogs?.children.passwords;
  const reset = useSelector(passwords, (state) => state?.children.passwordReset);
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
          {reset ? <ResetFlow reset={reset} /> : <ResetWait loading={dialogs?.matches('loading')} failed={dialogs?.matches('failed')} />}
        </div>
      </section>
      <img className="land" src={night} width="960" height="240" alt="" />
      <PasswordsDialog />
    </div>
  );
}
