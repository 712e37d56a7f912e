import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ABOUT } from '../../../shell/about';
import './help.css';

/** The pages about the house, below the articles: the bare layout has no footer with them. */
export function HelpAbout() {
  const { i18n } = useLingui();
  return (
    <nav className="help-about" aria-labelledby="help-about">
      <h2 id="help-about">
        <Trans id="help.about">About Maidan and our rules</Trans>
      </h2>
      <ul>
        {ABOUT.map(({ article, label }) => (
          <li key={article}>
            <Link to="." search={{ article }} className="help-about-link">
              {i18n._(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
