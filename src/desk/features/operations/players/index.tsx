import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { moveFocus, type Shortcuts, shortcuts } from '../../../../ui/shortcuts';
import type { DeskPlayersRef } from './desk-players.flow';
import { PlayerSearch } from './player-search';
import { PlayerView } from './player-view';

type Props = { players: DeskPlayersRef; hasShortcuts: boolean };

/** Search for players, or the page of one of them (own.desk-app.players, own.desk-app.player). */
export function PlayersPage({ players, hasShortcuts }: Props) {
  const state = useSelector(players, (snapshot) => snapshot);
  const { list, player } = state.children;
  const close = () => {
    if (player?.getSnapshot().can({ type: 'player.closed' })) player.send({ type: 'player.closed' });
  };
  const keys: Shortcuts = hasShortcuts ? { '/': () => moveFocus('.desk-search input', 1), x: close } : {};
  return (
    <div className="stack" ref={shortcuts(keys)}>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => players.send({ type: 'retry.requested' })} />
      )}
      {player && <PlayerView key={state.context.user} player={player} />}
      {list && !player && (
        <PlayerSearch list={list} onSelect={(user) => players.send({ type: 'player.selected', user })} />
      )}
    </div>
  );
}
