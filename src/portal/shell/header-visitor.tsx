import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button';
import { DialogLink } from './dialog-link';
import { type LanguageChoice, LanguagePicker } from './language-picker';
import { QuickLogin } from './quick-login';

type Props = LanguageChoice & {
  onQuickLogin: (form: FormData) => void;
  /** The tab for codes; left out where they are not enabled (s2.header.mobile-login-tab). */
  onMobile?: () => void;
  /** The quick form's login is under way. */
  busy?: boolean;
  /** True if direct registration is enabled (s2.header.register-link). */
  registration: boolean;
  /** Left out where free play is not enabled (s2.header.free-demo-link). */
  onFreeDemo?: () => void;
};

/** Header of a visitor. All of its buttons are secondary: the page owns the primary action. */
export const HeaderVisitor = ({ onQuickLogin, onMobile, busy, registration, onFreeDemo, ...choice }: Props) => (
  <>
    <div className="slot push">
      <QuickLogin onQuickLogin={onQuickLogin} onMobile={onMobile} busy={busy} />
      <LanguagePicker {...choice} />
      <DialogLink dialog="login" className={`${buttonClass({ small: true })} no-quick`}>
        <Trans id="header.login">Log in</Trans>
      </DialogLink>
    </div>
    {(registration || onFreeDemo) && (
      <div className="acct">
        {onFreeDemo && (
          <button type="button" className="link" onClick={onFreeDemo}>
            <Trans id="header.freeDemo">Free demo</Trans>
          </button>
        )}
        {registration && (
          <Link to="/register" className={buttonClass({ look: 'quiet', small: true })}>
            <Trans id="header.register">Register</Trans>
          </Link>
        )}
      </div>
    )}
  </>
);
