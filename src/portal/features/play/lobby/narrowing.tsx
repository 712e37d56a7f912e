import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { GAME_TYPES } from '../../../../contract/play/game-kinds';
import { Icon } from '../../../../ui/icon';
import { Chips, showInRow } from '../../../parts/games/chips';
import { categoryOf } from '../../../parts/games/game-types';
import { useCategories } from '../../../parts/portal/shell-data';
import { CATEGORIES } from '../../../shell/categories';
import { categoryIn, offersMinBetFilter, type Scope } from './filters';
import type { PartProps } from './game-browse.flow';
import { LIVE_CLASSES } from './live-classes';
import './lobby.css';

type Props = PartProps & { scope: Scope };

/**
 * The only row above the games: the player's own lists, then categories or classes of live games
 * (`own.game-browse.row`).
 */
export const Narrowing = (props: Props) => (
  <div className="lobby-row" data-sideways>
    <OwnLinks />
    {props.scope === 'all' ? (
      <CategoryChips {...props} />
    ) : props.scope === 'LIVE' ? (
      <LiveChips {...props} />
    ) : (
      <CategoryLinks scope={props.scope} />
    )}
    <Winners />
  </div>
);

function OwnLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t({ id: 'lobby.own', message: 'My games' })}>
      <Link className="chip" to="/favourites" aria-label={t({ id: 'lobby.favourites', message: 'Favourites' })}>
        <Icon name="heart" small />
      </Link>
      <Link
        className="chip"
        to="/favourites"
        search={{ kind: 'recent' }}
        aria-label={t({ id: 'lobby.recent', message: 'Played lately' })}
      >
        <Icon name="clock" small />
      </Link>
    </nav>
  );
}

/** Link to the latest winners. It comes after the categories, since it lists no games to play. */
const Winners = () => (
  <Link className="chip" to="/winners">
    <Trans id="lobby.winners">Latest winners</Trans>
  </Link>
);

/** Links to the categories that have vendors, and to all games. */
function CategoryLinks({ scope }: Pick<Props, 'scope'>) {
  const { t, i18n } = useLingui();
  const categories = useCategories();
  const own = categories.find((key) => CATEGORIES[key].type === scope);
  return (
    <nav aria-label={t({ id: 'lobby.categories', message: 'Categories' })}>
      <Link className="chip" to="/lobby">
        <Trans id="lobby.everything">All</Trans>
      </Link>
      {categories.map((key) => (
        <Link key={key} className="chip" to={CATEGORIES[key].to} ref={own === key ? showInRow : undefined}>
          {i18n._(CATEGORIES[key].label)}
        </Link>
      ))}
    </nav>
  );
}

function CategoryChips({ scope, browse, state }: Props) {
  const { t, i18n } = useLingui();
  const { query } = state.context;
  const all = { value: '', title: t({ id: 'lobby.everything', message: 'All' }) };
  return (
    <Chips
      label={t({ id: 'lobby.categories', message: 'Categories' })}
      chips={[all, ...GAME_TYPES.map((type) => ({ value: type, title: i18n._(categoryOf(type).label) }))]}
      chosen={query.type ?? ''}
      onChoose={(type) => {
        const minBet = offersMinBetFilter(categoryIn(scope, { type })) ? query.minBet : '';
        browse.send({ type: 'query.selected', query: { ...query, type, page: '', minBet, minLineNum: '' } });
      }}
    />
  );
}

function LiveChips({ browse, state }: PartProps) {
  const { t, i18n } = useLingui();
  const { query } = state.context;
  const all = { value: '', title: t({ id: 'lobby.everything', message: 'All' }) };
  return (
    <Chips
      label={t({ id: 'lobby.live', message: 'Kinds of live games' })}
      chips={[all, ...Object.entries(LIVE_CLASSES).map(([value, name]) => ({ value, title: i18n._(name) }))]}
      chosen={query.kind ?? ''}
      onChoose={(kind) => browse.send({ type: 'query.selected', query: { ...query, kind } })}
    />
  );
}
