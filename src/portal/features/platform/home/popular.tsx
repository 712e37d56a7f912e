import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Art } from '../../../../ui/art';
import { buttonClass } from '../../../../ui/button';
import './home.css';

/**
 * Link to the lobby, which lists featured games first. The order is ours, so nothing here claims that play was counted.
 */
export const Popular = () => (
  <section className="sec" aria-labelledby="popular">
    <div className="sec-h">
      <h2 id="popular">
        <Trans id="home.popular.title">Games</Trans>
      </h2>
    </div>
    <div className="card soon">
      <div className="soon-art">
        <Art tile="boat" />
        <Art tile="lily" />
        <Art tile="pot" />
      </div>
      <div>
        <h3>
          <Trans id="home.popular.games">Featured games</Trans>
        </h3>
        <p className="sm mute">
          <Trans id="home.popular.text">We list them first in the lobby. Search and filters find all others.</Trans>
        </p>
        <Link className={buttonClass({ small: true })} to="/lobby">
          <Trans id="home.popular.lobby">Open the games lobby</Trans>
        </Link>
      </div>
    </div>
  </section>
);
