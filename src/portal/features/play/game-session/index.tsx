import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { Closed } from './closed';
import type { GameRef } from './game-session.flow';
import { Playing } from './playing';
import { Stopped } from './stopped';
import './game-session.css';

export { gameSessionFlow as flow } from './game-session.flow';

/** The game that was launched, in its frame (s2.route.game, s2.route.seamless). */
export function View({ content, failed, onRetry }: HostedScreen<GameRef>) {
  if (content) return <Game content={content} />;
  return <div className="page">{failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}</div>;
}

function Game({ content }: { content: GameRef }) {
  const state = useSelector(content, (snapshot) => snapshot);
  const props = { content, state };
  if (state.hasTag('framed')) return <Playing {...props} />;
  return (
    <div className="page game-none">
      {state.hasTag('busy') && <Waiting />}
      {state.matches('closed') && <Closed {...props} />}
      {state.matches('loadFailed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => content.send({ type: 'retry.requested' })} />
      )}
      {(state.matches('late') || state.matches('broken')) && <Stopped {...props} />}
    </div>
  );
}
