import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { IconButton } from '../../../../ui/icon-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { takeFocus } from '../../../../ui/take-focus';
import type { DeskPlayerRef } from './desk-player.flow';
import { PlayerAct } from './player-act';
import { PlayerActs } from './player-acts';
import { PlayerLimits } from './player-limits';
import { PlayerMoney } from './player-money';
import { PlayerPerson } from './player-person';
import { PlayerTimeline } from './player-timeline';
import { PlayerWarnings } from './player-warnings';
import { playerKindWords, playerStateTone, playerStateWords } from './player-words';
import './players.css';

/** A player on one page: acts, what is open, identity, money, limits, and the timeline (own.desk-app.player). */
export function PlayerView({ player }: { player: DeskPlayerRef }) {
  const { t } = useLingui();
  const state = useSelector(player, (snapshot) => snapshot);
  const { user, player: found, failure, value } = state.context;
  const { deskAct, timeline } = state.children;
  const act = found?.permitted.find((name) => name === state.context.act);
  const close = () => player.send({ type: 'player.closed' });
  const request = (name: string, initial = '') => player.send({ type: 'act.requested', act: name, value: initial });
  return (
    <section className="desk-player" aria-label={t({ id: 'desk.player', message: 'Player' })}>
      <header className="row">
        <h1 className="grow" tabIndex={-1} ref={takeFocus}>
          {user}
        </h1>
        {found && state.matches('open') && (
          <>
            <Badge>{t(playerKindWords[found.kind])}</Badge>
            <Badge tone={playerStateTone[found.state]}>{t(playerStateWords[found.state])}</Badge>
          </>
        )}
        {state.can({ type: 'refresh.requested' }) && (
          <Button small look="quiet" onClick={() => player.send({ type: 'refresh.requested' })}>
            <Trans id="desk.review.refresh">Refresh</Trans>
          </Button>
        )}
        {state.can({ type: 'player.closed' }) && (
          <IconButton icon="x" label={t({ id: 'desk.review.close', message: 'Close' })} onClick={close} />
        )}
      </header>
      {state.matches('loading') && <Waiting />}
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => player.send({ type: 'retry.requested' })} onBack={close} />
      )}
      {state.matches('open') && found && (
        <>
          <h2 className="vh">{t({ id: 'desk.review.acts', message: 'Actions' })}</h2>
          {deskAct && act ? (
            <PlayerAct deskAct={deskAct} act={act} value={value} player={found} />
          ) : (
            <PlayerActs player={found} onRequest={request} />
          )}
          <PlayerWarnings player={found} />
          <div className="desk-cards">
            <PlayerPerson player={found} canAct={!deskAct} onRequest={request} />
            <PlayerMoney player={found} />
            <PlayerLimits player={found} />
          </div>
          {timeline && <PlayerTimeline list={timeline} user={user} />}
        </>
      )}
    </section>
  );
}
