import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../../ui/button';
import { Confirm } from '../../../../ui/confirm';
import { FullScreenButton } from '../../../../ui/full-screen-button';
import { useVault } from '../../../../ui/vault-context';
import type { GameProps } from './game-session.flow';
import { Result } from './result';
import './game-session.css';

/**
 * A frame runs scripts and forms of its own origin and opens its proofs beside us; it never moves our page, nor takes
 * anything of the device.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The game, under its name, the time played, and the result. */
export function Playing({ content, state }: GameProps) {
  const { game, figures } = state.context;
  return (
    <div className="game-page" aria-busy={state.hasTag('busy')}>
      <div className="game-bar">
        <h1>{game?.gameName}</h1>
        {figures && <Result figures={figures} isDemo={game?.mode === 'fun'} />}
        {game && (
          <Link
            className={buttonClass({ small: true, look: 'quiet' })}
            to="."
            search={{ dialog: 'gameInfo', id: game.gameId }}
          >
            <Trans id="gameSession.odds">Odds and rules</Trans>
          </Link>
        )}
        <FullScreenButton of=".game-page" />
        <Link className={buttonClass({ small: true })} to="/lobby">
          <Trans id="gameSession.others">All games</Trans>
        </Link>
      </div>
      {state.hasTag('busy') && (
        <p role="status" className="game-wait">
          <Trans id="gameSession.loading">The game is loading…</Trans>
        </p>
      )}
      <Frame name={game?.gameName ?? ''} />
      {state.matches({ playing: { round: 'confirmingLeave' } }) && <Question content={content} state={state} />}
    </div>
  );
}

/** Sets the frame's address imperatively: no chart has it. */
function Frame({ name }: { name: string }) {
  const vault = useVault();
  const { t } = useLingui();
  const show = (frame: HTMLIFrameElement | null) => {
    if (frame && !frame.src) frame.src = vault.peek('gameAddress') ?? '';
  };
  return (
    <iframe
      ref={show}
      className="game-frame"
      title={t({ id: 'gameSession.frame', message: `Game: ${name}` })}
      sandbox={SANDBOX}
      allow="fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}

/** Asks before the game is left, whether or not a round is open (s8.game.leave). */
const Question = ({ content, state }: GameProps) => (
  <Confirm
    title={<Trans id="gameSession.leave.title">Leave the game?</Trans>}
    yes={<Trans id="gameSession.leave.yes">Leave</Trans>}
    onYes={() => content.send({ type: 'leave.confirmed' })}
    no={<Trans id="gameSession.leave.no">Stay</Trans>}
    onNo={() => content.send({ type: 'stay.selected' })}
  >
    <p>
      <Trans id="gameSession.leave">Are you sure you want to leave the game?</Trans>
    </p>
    {state.matches({ playing: { round: { confirmingLeave: 'open' } } }) && (
      <p className="sm mute">
        <Trans id="gameSession.leave.text">
          A round is open and stays open. You can continue it when you open the game again.
        </Trans>
      </p>
    )}
  </Confirm>
);
