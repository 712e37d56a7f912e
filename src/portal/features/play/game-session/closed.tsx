import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OpenRound } from '../../../../../machines/play/game-session/game-session.machine';
import { Button, buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { moment, money } from '../../../../ui/format';
import type { GameProps } from './game-session.flow';
import './game-session.css';

/** No game is open: unfinished rounds come first (own.game-session.unfinished). */
export function Closed({ content, state }: GameProps) {
  const { game, rounds } = state.context;
  const name = game?.gameName;
  return (
    <div className="stack">
      {rounds.length > 0 && (
        <section className="card game-rounds" aria-labelledby="game-rounds">
          <h2 id="game-rounds">
            <Trans id="gameSession.rounds">Unfinished rounds</Trans>
          </h2>
          <ul>
            {rounds.map((round) => (
              <Row
                key={round.roundId}
                round={round}
                onContinue={() => content.send({ type: 'round.selected', gameId: round.gameId })}
              />
            ))}
          </ul>
        </section>
      )}
      <Empty page title={<Trans id="gameSession.closed">No game is open</Trans>}>
        <p role="status">
          <Trans id="gameSession.closed.text">Choose a game to play.</Trans>
        </p>
        {name && (
          <Button look="primary" onClick={() => content.send({ type: 'retry.requested' })}>
            <Trans id="gameSession.again">Open again: {name}</Trans>
          </Button>
        )}
        <Link className={buttonClass()} to="/lobby">
          <Trans id="gameSession.others">All games</Trans>
        </Link>
      </Empty>
    </div>
  );
}

function Row({ round: { gameName, staked, openedAt }, onContinue }: { round: OpenRound; onContinue: () => void }) {
  const { i18n, t } = useLingui();
  const begun = moment(openedAt, i18n.locale);
  return (
    <li>
      <div className="grow">
        <b>{gameName}</b>
        <p className="xs mute">
          <Trans id="gameSession.round">
            Stake {money(staked, i18n.locale)}, since {begun}
          </Trans>
        </p>
      </div>
      <Button
        small
        look="primary"
        aria-label={t({ id: 'gameSession.continueNamed', message: `Continue: ${gameName}` })}
        onClick={onContinue}
      >
        <Trans id="gameSession.continue">Continue</Trans>
      </Button>
    </li>
  );
}
