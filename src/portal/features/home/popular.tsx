import { Trans } from '@lingui/react/macro';
import boat from '../../assets/art/boat.svg';
import lily from '../../assets/art/lily.svg';
import pot from '../../assets/art/pot.svg';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import './home.css';

/** The games that are played most: until there are any, a place that says so and invents none. */
export const Popular = () => (
  <section className="sec" aria-labelledby="popular">
    <div className="sec-h">
      <h2 id="popular">
        <Trans id="home.popular.title">Popular now</Trans>
      </h2>
      <Badge tone="river">
        <Trans id="home.popular.badge">Coming</Trans>
      </Badge>
    </div>
    <div className="card soon">
      <div className="soon-art">
        <Art src={boat} />
        <Art src={lily} />
        <Art src={pot} />
      </div>
      <div>
        <h3>
          <Trans id="home.popular.soon">Games are coming soon</Trans>
        </h3>
        <p className="sm mute">
          <Trans id="home.popular.text">When play begins, the most played games appear here: counted, not chosen by us.</Trans>
        </p>
      </div>
    </div>
  </section>
);
