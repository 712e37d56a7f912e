import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Winner } from '../../../../contract/play/games';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { moment, money } from '../../../../ui/format';
import { GameArt } from '../../../../ui/game-art';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import './winners.css';

export { winnersFlow as flow } from './winners.flow';

type WinnerList = { list: Winner[] };

/** Recent wins; players are masked (s2.other.latest-winners). */
export const View = ({ content: list, failed, onRetry }: HostedScreen<ListRef<WinnerList>>) => (
  <div className="page winners">
    <h1>
      <Trans id="winners.title">Latest winners</Trans>
    </h1>
    <p className="sm mute">
      <Trans id="winners.text">Real wins of real rounds, names shortened. Many rounds win nothing.</Trans>
    </p>
    {list ? <Board list={list} /> : failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}
  </div>
);

const Board = ({ list }: { list: ListRef<WinnerList> }) => (
  <ListView list={list} empty={<None />}>
    {(page) => (
      <ol className="winner-list card">
        {page.list.map((winner) => (
          <Row key={`${winner.player} ${winner.gameId} ${winner.amount} ${winner.at}`} winner={winner} />
        ))}
      </ol>
    )}
  </ListView>
);

function Row({ winner: { player, gameId, gameName, vendorName, amount, at } }: { winner: Winner }) {
  const { i18n } = useLingui();
  return (
    <li>
      <GameArt id={gameId ?? gameName} />
      <div className="grow">
        {gameId === null ? (
          <b>{gameName}</b>
        ) : (
          <Link to="." search={{ dialog: 'gameInfo', id: gameId }}>
            {gameName}
          </Link>
        )}
        <span className="xs mute">{vendorName}</span>
      </div>
      <div className="winner-won">
        <b className="num">{money(amount, i18n.locale)}</b>
        <span className="xs mute">
          {player} · <time dateTime={new Date(at).toISOString()}>{moment(at, i18n.locale)}</time>
        </span>
      </div>
    </li>
  );
}

const None = () => (
  <Empty title={<Trans id="winners.none">No wins yet</Trans>}>
    <p role="status">
      <Trans id="winners.none.text">Wins appear here as soon as there are any.</Trans>
    </p>
    <Link className={buttonClass()} to="/lobby">
      <Trans id="winners.browse">Open the games lobby</Trans>
    </Link>
  </Empty>
);
