import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { observeVisibility } from '../../../../ui/when-in-view';
import type { PartProps } from './game-browse.flow';
import './lobby.css';

/** End of the visible games: requests more when it is seen or pressed (own.game-browse.more). */
export function More({ browse, state }: PartProps) {
  const { found, failure } = state.context;
  const more = { type: 'more.requested' } as const;
  const ask = () => browse.getSnapshot().can(more) && browse.send(more);
  if (state.matches({ listed: 'moreFailed' }))
    return <LoadAgain failure={failure} onRetry={() => browse.send({ type: 'retry.requested' })} />;
  if (!found || found.pageNum >= found.totalPages) return null;
  return (
    <div className="lobby-more" ref={state.can(more) ? observeVisibility(ask) : undefined}>
      <Button busy={state.hasTag('busy')} onClick={ask}>
        <Trans id="lobby.more">Show more games</Trans>
      </Button>
    </div>
  );
}
