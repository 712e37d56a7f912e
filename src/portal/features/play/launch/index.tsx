import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gameLaunchMachine } from '../../../../../machines/play/game-launch/game-launch.machine';
import type { PlayAllowance } from '../../../../../machines/play/lottery-order/lottery-order.types';
import type { Game } from '../../../../contract/play/games';
import { Button, buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Empty } from '../../../../ui/empty';
import { Note } from '../../../../ui/note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { GameTile } from '../../../parts/games/game-tile';
import { AllowanceText } from '../../../parts/player-limit/allowance-text';
import { LimitsButton } from '../../../parts/player-limit/limits-button';
import type { HostedDialog } from '../../../parts/portal/hosted';

export { gameLaunchFlow as flow } from './game-launch.flow';

type LaunchRef = ActorRefFrom<typeof gameLaunchMachine>;

/** A game on its way to where it is played, or why it is not (s2.launch.*). */
export function View({ content: launch, onLeave }: HostedDialog<LaunchRef>) {
  const state = useSelector(launch, (snapshot) => snapshot);
  const { game, hasAgreedToLeave } = state.context;
  return (
    <Dialog title={game?.gameName ?? <Trans id="launch.title">Opening the game</Trans>} onClose={onLeave}>
      <Stage launch={launch} state={state} />
      {hasAgreedToLeave && state.hasTag('stopped') && <OtherGameStillOpen />}
    </Dialog>
  );
}

/** The game that was to be left is still open (own.game-session.leave). */
const OtherGameStillOpen = () => (
  <p className="sm mute">
    <Trans id="launch.kept">Your other game is still open. Close this message to keep playing.</Trans>
  </p>
);

function Stage({ launch, state }: { launch: LaunchRef; state: SnapshotFrom<typeof gameLaunchMachine> }) {
  const { failure, instead, allowance, mode } = state.context;
  if (state.hasTag('rejected'))
    return <LoadAgain failure={failure} onRetry={() => launch.send({ type: 'retry.requested' })} />;
  if (state.matches({ waiting: 'offered' })) return <Offer launch={launch} isDemo={mode === 'trial'} />;
  if (state.matches({ waiting: 'confirmingLeave' })) return <Question launch={launch} />;
  if (state.matches('notFound')) return <Gone />;
  if (state.matches({ waiting: 'noDemo' }))
    return (
      <Others games={[]}>
        <Trans id="launch.noDemo">This game has no free demo.</Trans>
      </Others>
    );
  if (state.matches({ waiting: 'closed' }))
    return (
      <Others games={instead}>
        <Trans id="launch.maintenance">This game is under maintenance. Try another one.</Trans>
      </Others>
    );
  if (state.matches({ waiting: 'limited' }) && allowance) return <Limited allowance={allowance} />;
  if (state.matches({ waiting: 'unconnected' }))
    return (
      <Others games={instead}>
        <Trans id="launch.unconnected">This game cannot be played here yet. Try another one.</Trans>
      </Others>
    );
  return <Waiting text={<Trans id="launch.waiting">Opening the game…</Trans>} />;
}

/** A game that has not been launched yet: a press launches it, as a demo or for points (own.address.safe). */
const Offer = ({ launch, isDemo }: { launch: LaunchRef; isDemo: boolean }) => (
  <div className="stack">
    <p>
      {isDemo ? (
        <Trans id="launch.offerDemo">The free demo starts when you press “Play demo”.</Trans>
      ) : (
        <Trans id="launch.offer">The game starts when you press “Play”.</Trans>
      )}
    </p>
    <Button look="primary" wide onClick={() => launch.send({ type: 'launch.requested' })}>
      {isDemo ? <Trans id="launch.demo">Play demo</Trans> : <Trans id="launch.play">Play</Trans>}
    </Button>
  </div>
);

/** Another game is open: asks before it is left (s8.game.leave). */
const Question = ({ launch }: { launch: LaunchRef }) => (
  <div className="stack">
    <p>
      <Trans id="launch.leave">Another game is open. Are you sure you want to leave the game?</Trans>
    </p>
    <div className="answers">
      <Button onClick={() => launch.send({ type: 'stay.selected' })}>
        <Trans id="launch.leave.no">Stay</Trans>
      </Button>
      <Button look="primary" onClick={() => launch.send({ type: 'leave.confirmed' })}>
        <Trans id="launch.leave.yes">Leave</Trans>
      </Button>
    </div>
  </div>
);

/** Why it is not opened now, and games to play instead (s8.message.game-maintenance). */
const Others = ({ games, children }: { games: readonly Game[]; children: ReactNode }) => (
  <div className="stack">
    <Note tone="gold" role="status">
      {children}
    </Note>
    {games.length > 0 && (
      <ul className="tiles two-columns">
        {games.map((game) => (
          <GameTile key={game.gameId} game={game} />
        ))}
      </ul>
    )}
  </div>
);

/** A limit of the player's own is used up: names it, and leads to the limits (own.play-limit.reached). */
const Limited = ({ allowance }: { allowance: PlayAllowance }) => (
  <div className="stack">
    <Note tone="gold" icon="hand" role="status">
      <AllowanceText allowance={allowance} />
    </Note>
    <LimitsButton />
  </div>
);

const Gone = () => (
  <Empty title={<Trans id="launch.gone">This game is no longer available</Trans>}>
    <p role="status">
      <Trans id="launch.gone.text">It was removed, or the link is wrong.</Trans>
    </p>
    <Link className={buttonClass()} to="/lobby">
      <Trans id="launch.all">All games</Trans>
    </Link>
  </Empty>
);
