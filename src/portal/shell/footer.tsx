import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button';
import { digits, year } from '../../ui/digits';
import { Icon } from '../../ui/icon';
import type { HelpPath } from '../parts/portal/help-path';
import { ABOUT } from './about';
import { CATEGORIES, type CategoryKey } from './categories';
import { DialogLink } from './dialog-link';
import { LOTTERIES } from './lotteries';
import { Steps } from './steps';

type Props = {
  categories: readonly CategoryKey[];
  join: boolean;
  /** Address of the help centre that is open to the reader. */
  help: HelpPath;
  onSupport: () => void;
  copyrightYear: number;
  minimumAge: number;
};

/** The three steps, support, navigation, and the imprint (s2.footer.*). */
export function Footer({ categories, join, help, onSupport, copyrightYear, minimumAge }: Props) {
  const { t, i18n } = useLingui();
  return (
    <footer className="foot">
      <div className="par" />
      <div className="page">
        <Steps />
        <div className="foot-cols">
          <div className="stack">
            <h2>
              <Trans id="footer.help.title">Need a hand?</Trans>
            </h2>
            <p>
              <Trans id="footer.help.text">Write to us at any time.</Trans>
            </p>
            <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onSupport}>
              <Icon name="headset" small />
              <Trans id="footer.help.chat">Start a chat</Trans>
            </button>
          </div>
          <nav aria-label={t({ id: 'footer.nav', message: 'Games and promotions' })}>
            <ul>
              {categories.map((key) => (
                <li key={key}>
                  <Link to={CATEGORIES[key].to}>{i18n._(CATEGORIES[key].label)}</Link>
                </li>
              ))}
              {categories.includes('lottery') &&
                LOTTERIES.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{i18n._(label)}</Link>
                  </li>
                ))}
              <li>
                <Link to="/promotions">
                  <Trans id="nav.promotions">Promotions</Trans>
                </Link>
              </li>
              <li>
                <Link to="/download">
                  <Trans id="footer.download">App</Trans>
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={t({ id: 'footer.about', message: 'About' })}>
            <ul>
              {ABOUT.map(({ article, label }) => (
                <li key={article}>
                  <Link to={help} search={{ article }}>
                    {i18n._(label)}
                  </Link>
                </li>
              ))}
              <li>
                <Link to={help}>
                  <Trans id="footer.helpCentre">Help centre</Trans>
                </Link>
              </li>
              <li>
                <DialogLink dialog="feedback" className="link">
                  <Trans id="footer.feedback">Feedback</Trans>
                </DialogLink>
              </li>
              {join && (
                <li>
                  <Link to="/join">
                    <Trans id="title.join">Join us</Trans>
                  </Link>
                </li>
              )}
              <li>
                <DialogLink dialog="chatRoom" className="link">
                  <Trans id="footer.chatRoom">Chat room</Trans>
                </DialogLink>
              </li>
              <li>
                <Link to="/noticePage">
                  <Trans id="title.noticePage">Notices</Trans>
                </Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className="legal">
          <span className="age">{digits(minimumAge, i18n.locale)}+</span>
          <p>
            <b>
              <Trans id="footer.title">Maidan: an open field, open rules</Trans>
            </b>
            <Trans id="footer.legal">Adults only. Play is not a way to earn.</Trans>
          </p>
          <p className="num">
            © {year(copyrightYear, i18n.locale)} <Trans id="common.brand">Maidan</Trans>
          </p>
        </div>
      </div>
    </footer>
  );
}
