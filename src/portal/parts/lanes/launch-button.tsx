import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '../../../contract/play/games';
import { Button } from '../../../ui/button';
import { useLaunch } from '../games/use-play';
import { useSession } from '../portal/portal-context';

type Props = { game: Pick<Game, 'gameId' | 'gameName' | 'supportPlay'> };

/** Opens a game: for members to play, for visitors as a demo if it has one. */
export function LaunchButton({ game: { gameId, gameName, supportPlay } }: Props) {
  const { t } = useLingui();
  const { play } = useLaunch();
  const isDemo = !useSession()?.hasTag('held') && supportPlay === 0;
  if (isDemo)
    return (
      <Button
        small
        aria-label={t({ id: 'lanes.demoNamed', message: `Demo: ${gameName}` })}
        onClick={() => play(gameId, 'trial')}
      >
        <Trans id="lanes.demo">Demo</Trans>
      </Button>
    );
  return (
    <Button
      small
      aria-label={t({ id: 'lanes.playNamed', message: `Play: ${gameName}` })}
      onClick={() => play(gameId, 'play')}
    >
      <Trans id="lanes.play">Play</Trans>
    </Button>
  );
}
