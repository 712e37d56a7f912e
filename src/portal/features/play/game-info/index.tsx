import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { gameInfoMachine } from '../../../../../machines/play/game-info/game-info.machine';
import { buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Empty } from '../../../../ui/empty';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { Sheet } from './sheet';

export { gameInfoFlow as flow } from './game-info.flow';

type GameInfoRef = ActorRefFrom<typeof gameInfoMachine>;

/** Details of a game before it is played (own.game-info.sheet). */
export function View({ content: actor, onLeave }: HostedDialog<GameInfoRef>) {
  const { game, odds } = useSelector(actor, ({ context }) => context);
  return (
    <Dialog title={game?.gameName ?? <Trans id="gameInfo.one">Game</Trans>} onClose={onLeave}>
      {game ? <Sheet game={game} odds={odds} actor={actor} /> : <UnavailableGame actor={actor} />}
    </Dialog>
  );
}

/** State without a game: loading, failed, or no longer available. */
function UnavailableGame({ actor }: { actor: GameInfoRef }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('loading')) return <Waiting />;
  if (state.matches('failed'))
    return <LoadAgain failure={state.context.failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
  return (
    <Empty title={<Trans id="gameInfo.gone">This game is no longer available</Trans>}>
      <p role="status">
        <Trans id="gameInfo.gone.text">It was removed, or the link is wrong.</Trans>
      </p>
      <Link className={buttonClass()} to="/lobby">
        <Trans id="gameInfo.all">All games</Trans>
      </Link>
    </Empty>
  );
}
