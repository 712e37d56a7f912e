import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import type { GameProps } from './game-session.flow';

/** The game did not load or cannot continue: reopen it, or open another one (own.game-session.frame). */
export function Stopped({ content, state }: GameProps) {
  const name = state.context.game?.gameName;
  return (
    <div className="stack">
      <h1>{name}</h1>
      <FocusedNote>
        {state.matches('late') ? (
          <Trans id="gameSession.late">The game did not open in time. Check your network and open it again.</Trans>
        ) : (
          <Trans id="gameSession.broken">
            The game has stopped. A round that is open is kept: open the game again to continue it.
          </Trans>
        )}
      </FocusedNote>
      <div className="form-actions">
        <Button look="primary" onClick={() => content.send({ type: 'retry.requested' })}>
          <Trans id="gameSession.again">Open again: {name}</Trans>
        </Button>
        <Link className={buttonClass()} to="/lobby">
          <Trans id="gameSession.other">Other games</Trans>
        </Link>
      </div>
    </div>
  );
}
