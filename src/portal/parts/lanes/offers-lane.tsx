import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Offer } from '../../../contract';
import { rewardEndpoints } from '../../../contract/rewards/reward-endpoints';
import { useSummary } from '../terms/terms';
import { Lane } from './lane';
import { useLane } from './use-lane';

const VISIBLE_COUNT = 3;
/** Offers that are read: the list has others too, in the operators' order. */
const READ = 50;

/** Reads the offers that the player can take now; trial accounts can take none. */
export const useOffers = (isTrial: boolean) =>
  useLane<Offer[]>({
    name: 'offers',
    read: async (clientFor, signal) => {
      if (isTrial) return [];
      const { list } = await clientFor(rewardEndpoints).offers({ pageSize: READ }, { signal });
      return list.filter(({ standing }) => standing === 'open').slice(0, VISIBLE_COUNT);
    },
  });

/** Offers that the player can take, each leading to its terms. Left out if there are none (`own.home.offers`). */
export function OffersLane({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Lane
      id="lane-offers"
      title={<Trans id="lanes.offers">Promotions for you</Trans>}
      all={
        <Link to="/promotions">
          <Trans id="lanes.offers.all">All promotions</Trans>
        </Link>
      }
    >
      <ul className="lane-cards">
        {offers.map((offer) => (
          <OpenOffer key={offer.code} offer={offer} />
        ))}
      </ul>
    </Lane>
  );
}

function OpenOffer({ offer: { code, title, terms } }: { offer: Offer }) {
  const { what, how } = useSummary(terms);
  return (
    <li className="card">
      <h3>
        <Link to="/promoDetail" search={{ id: code }}>
          {title}
        </Link>
      </h3>
      <p className="sm">{what}</p>
      {/* The condition of an offer to claim refers to its own page. */}
      {terms.trigger.kind !== 'claim' && <p className="sm mute">{how}</p>}
    </li>
  );
}
