import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SETTINGS } from '../../../../contract';
import river from '../../../../ui/assets/art/river.svg';
import { buttonClass } from '../../../../ui/button';
import { digits } from '../../../../ui/digits';
import { Icon } from '../../../../ui/icon';
import './home.css';

export type HeroProps = { registration: boolean; freeDemo: boolean };

/**
 * Introduces the site, with links that work before any script runs; claims about its games state their condition
 * (s1.claim.marketing).
 */
export function Hero({ registration, freeDemo }: HeroProps) {
  const { i18n } = useLingui();
  const number = (value: number) => digits(value, i18n.locale);
  return (
    <section className="hero pitch">
      <div className="page">
        <h1>
          <Trans id="home.hero.title">
            An open field.
            <br />
            Open rules.
          </Trans>
        </h1>
        <p>
          <Trans id="home.hero.text">
            Lottery, sports, live casino and slots in one account, on phone or computer.
          </Trans>
        </p>
        <div className="cta">
          {registration && (
            <Link to="/register" className={buttonClass({ look: 'gold' })}>
              <Trans id="home.hero.register">Register</Trans>
            </Link>
          )}
          {freeDemo && (
            <Link to="/" search={{ dialog: 'freeTrial' }} className={buttonClass({ look: 'line', icon: 'play' })}>
              <Icon name="play" small />
              <Trans id="home.hero.freeDemo">Free demo</Trans>
            </Link>
          )}
          <Link to="/login" className={buttonClass({ look: 'line' })}>
            <Trans id="home.hero.login">I have an account</Trans>
          </Link>
        </div>
        <ul className="facts">
          <li>
            <b className="num">{number(SETTINGS.claims.sports)}+</b>
            <Trans id="home.fact.sports">types of sport</Trans>
          </li>
          <li>
            <b className="num">{number(SETTINGS.claims.casinoGames)}+</b>
            <Trans id="home.fact.games">casino games</Trans>
          </li>
          <li>
            <b className="num">{number(1)}</b>
            <Trans id="home.fact.account">account</Trans>
          </li>
        </ul>
        <p className="facts-note">
          <Trans id="home.fact.note">With all providers of the brand. What is open today is in the games lobby.</Trans>
        </p>
      </div>
      <img className="land" src={river} width="960" height="240" fetchPriority="high" alt="" />
    </section>
  );
}
