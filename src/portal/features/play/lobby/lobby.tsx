import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { categoryOf } from '../../../parts/games/game-types';
import { TileSkeletons } from '../../../parts/games/tile-skeletons';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { FilterButton } from './filter-button';
import { FilterSheet } from './filter-sheet';
import type { Scope } from './filters';
import type { GameBrowseRef } from './game-browse.flow';
import { Narrowing } from './narrowing';
import { NoGames } from './no-games';
import { Results } from './results';
import { Rooms } from './rooms';
import { SearchBox } from './search-box';
import { SelectedVendor } from './selected-vendor';
import { Suggesting } from './suggesting';
import { VendorList } from './vendor-list';
import './lobby.css';

/** Fixed query of a lobby. */
type LobbyScope = Exclude<Scope, 'own' | 'vendor'>;
type Props = HostedScreen<GameBrowseRef> & { scope: LobbyScope };

/** The games of a category, or all there are (s2.other.game-lobby, s2.route.categories, s2.route.rng). */
export function Lobby({ scope, content, failed, onRetry }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="page lobby">
      <h1>{scope === 'all' ? <Trans id="lobby.title">Games lobby</Trans> : i18n._(categoryOf(scope).label)}</h1>
      {content ? (
        <Games scope={scope} browse={content} />
      ) : failed ? (
        <LoadAgain failure={null} onRetry={onRetry} />
      ) : (
        <TileSkeletons />
      )}
    </div>
  );
}

function Games({ scope, browse }: { scope: LobbyScope; browse: GameBrowseRef }) {
  const state = useSelector(browse, (snapshot) => snapshot);
  const search = state.children.suggestions;
  const part = { browse, state };
  const find = (
    <div className="find">
      <SearchBox {...part} />
      <FilterButton scope={scope} {...part} />
    </div>
  );
  return (
    <>
      <Narrowing scope={scope} {...part} />
      {scope === 'PVP' && <Rooms />}
      <div className="lobby-grid">
        <VendorList {...part} />
        <div>
          {search ? <Suggesting search={search}>{find}</Suggesting> : find}
          <SelectedVendor {...part} />
          <Results {...part} empty={<NoGames {...part} />} />
        </div>
      </div>
      {state.hasTag('filtering') && <FilterSheet scope={scope} {...part} />}
    </>
  );
}
