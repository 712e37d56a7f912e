import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Chips } from '../../../parts/games/chips';
import { TileSkeletons } from '../../../parts/games/tile-skeletons';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { useSession } from '../../../parts/portal/portal-context';
import { type GameBrowseRef, gameBrowseFlow } from './game-browse.flow';
import { Results } from './results';
import './lobby.css';

export const flow = gameBrowseFlow('own');

/** The player's own games: favourites and recently played ones (s2.other.favourites). */
export const View = ({ content, failed, onRetry }: HostedScreen<GameBrowseRef>) => (
  <div className="page lobby">
    <h1>
      <Trans id="lobby.own">My games</Trans>
    </h1>
    {content ? (
      <OwnGames browse={content} />
    ) : failed ? (
      <LoadAgain failure={null} onRetry={onRetry} />
    ) : (
      <TileSkeletons />
    )}
  </div>
);

function OwnGames({ browse }: { browse: GameBrowseRef }) {
  const { t } = useLingui();
  const state = useSelector(browse, (snapshot) => snapshot);
  const kind = state.context.query.kind ?? '';
  const chips = [
    { value: '', title: t({ id: 'lobby.own.favourites', message: 'Favourites' }) },
    { value: 'recent', title: t({ id: 'lobby.own.recent', message: 'Played lately' }) },
  ];
  return (
    <>
      <Chips
        label={t({ id: 'lobby.own', message: 'My games' })}
        chips={chips}
        chosen={kind}
        onChoose={(chosen) => browse.send({ type: 'query.selected', query: { kind: chosen } })}
      />
      <Results browse={browse} state={state} empty={<None kind={kind} />} />
    </>
  );
}

function None({ kind }: { kind: string }) {
  const isHere = useSession()?.hasTag('held') ?? false;
  return (
    <Empty
      title={
        kind === 'recent' ? (
          <Trans id="lobby.own.recent.none">Nothing played yet</Trans>
        ) : (
          <Trans id="lobby.own.favourites.none">No favourites yet</Trans>
        )
      }
    >
      <p role="status">{kind === 'recent' ? <NoneRecent isHere={isHere} /> : <NoneMarked isHere={isHere} />}</p>
      <Link className={buttonClass()} to="/lobby">
        <Trans id="lobby.own.browse">Open the games lobby</Trans>
      </Link>
    </Empty>
  );
}

type ForPlayer = { isHere: boolean };

const NoneRecent = ({ isHere }: ForPlayer) =>
  isHere ? (
    <Trans id="lobby.own.recent.member">The games you play appear here.</Trans>
  ) : (
    <Trans id="lobby.own.recent.text">The games you play appear here once you are logged in.</Trans>
  );

const NoneMarked = ({ isHere }: ForPlayer) =>
  isHere ? (
    <Trans id="lobby.own.favourites.member">Press the heart of a game, and it stays here.</Trans>
  ) : (
    <Trans id="lobby.own.favourites.text">Log in and press the heart of a game, and it stays here.</Trans>
  );
