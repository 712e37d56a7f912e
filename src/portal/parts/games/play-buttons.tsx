import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '../../../contract/play/games';
import { Button } from '../../../ui/button';
import { useLaunch } from './use-play';
import './games.css';

type Props = { game: Pick<Game, 'gameId' | 'gameName' | 'supportPlay' | 'maintenance'>; large?: boolean };

/**
 * Buttons for play and, if there is one, the free demo (s2.game-dropdown.free-trial). A game under maintenance has
 * neither.
 */
export function PlayButtons({ game: { gameId, gameName, supportPlay, maintenance }, large }: Props) {
  const { t } = useLingui();
  const { play } = useLaunch();
  if (maintenance)
    return (
      <p className="two-b closed sm">
        <Trans id="game.closed">Closed now</Trans>
      </p>
    );
  return (
    <div className="two-b">
      <Button
        small={!large}
        look={large ? 'primary' : 'secondary'}
        aria-label={t({ id: 'game.playNamed', message: `Play: ${gameName}` })}
        onClick={() => play(gameId, 'play')}
      >
        <Trans id="game.play">Play</Trans>
      </Button>
      {supportPlay === 0 && (
        <Button
          small={!large}
          look="quiet"
          aria-label={t({ id: 'game.demoNamed', message: `Demo: ${gameName}` })}
          onClick={() => play(gameId, 'trial')}
        >
          <Trans id="game.demo">Demo</Trans>
        </Button>
      )}
    </div>
  );
}
