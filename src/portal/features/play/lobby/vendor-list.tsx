import { Trans, useLingui } from '@lingui/react/macro';
import type { VendorCard } from '../../../../contract/play/games';
import { digits } from '../../../../ui/format';
import { GameArt } from '../../../../ui/game-art';
import { Icon } from '../../../../ui/icon';
import { distinctVendors } from './distinct-vendors';
import type { PartProps } from './game-browse.flow';
import './lobby.css';

/**
 * The providers, one of them selected (s2.route.rng-vendor-query), beside the games. A narrow screen has them in the
 * filters instead.
 */
export function VendorList({ browse, state }: PartProps) {
  const { t } = useLingui();
  const { query, found } = state.context;
  const choose = (page: string) => browse.send({ type: 'query.selected', query: { ...query, page } });
  return (
    <fieldset className="vs">
      <legend className="vh">{t({ id: 'lobby.vendors', message: 'Game providers' })}</legend>
      <ul>
        <li>
          <button type="button" aria-pressed={!query.page} onClick={() => choose('')}>
            <span className="vs-all">
              <Icon name="grid" small />
            </span>
            <Trans id="lobby.vendors.all">All</Trans>
          </button>
        </li>
        {distinctVendors(found?.cards ?? []).map((card) => (
          <Vendor key={card.vassalage} card={card} chosen={card.vassalage === query.page} onChoose={choose} />
        ))}
      </ul>
    </fieldset>
  );
}

type VendorProps = { card: VendorCard; chosen: boolean; onChoose: (vassalage: string) => void };

function Vendor({ card, chosen, onChoose }: VendorProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <button type="button" aria-pressed={chosen} onClick={() => onChoose(card.vassalage)}>
        <GameArt id={card.smallIcon} />
        {card.displayName}
        {card.isHot === 1 && <Icon name="star" small />}
        <span className="mute num" aria-hidden="true">
          {digits(card.games, i18n.locale)}
        </span>
      </button>
    </li>
  );
}
