import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Art } from '../../../../ui/art';
import boat from '../../../../ui/assets/art/boat.svg';
import lily from '../../../../ui/assets/art/lily.svg';
import pot from '../../../../ui/assets/art/pot.svg';
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
        <Art src={boat} />
        <Art src={lily} />
        <Art src={pot} />
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
