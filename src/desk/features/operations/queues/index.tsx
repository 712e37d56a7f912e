import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../../../ui/empty';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { DeskQueuesRef } from './desk-queues.flow';
import { QueueTiles } from './queue-tiles';
import { QueueView } from './queue-view';

type Props = { queues: DeskQueuesRef; hasShortcuts: boolean };

/** Start page of the desk: all queues, or the open one (own.desk-app.queues). */
export function QueuesPage({ queues, hasShortcuts }: Props) {
  const state = useSelector(queues, (snapshot) => snapshot);
  const { list, queue } = state.children;
  const { queue: name } = state.context;
  if (state.matches('failed'))
    return <LoadAgain failure={state.context.failure} onRetry={() => queues.send({ type: 'retry.requested' })} />;
  if (queue && name)
    return (
      <QueueView
        name={name}
        queue={queue}
        hasShortcuts={hasShortcuts}
        onBack={() => queues.send({ type: 'overview.requested' })}
      />
    );
  return (
    <div className="stack">
      <h1>
        <Trans id="desk.queues.title">Queues</Trans>
      </h1>
      {list && (
        <ListView
          list={list}
          empty={<Empty title={<Trans id="desk.queues.none">Your role has no queues here.</Trans>} />}
        >
          {(overview) => (
            <QueueTiles
              overview={overview}
              onSelect={(selected) => queues.send({ type: 'queue.selected', queue: selected })}
            />
          )}
        </ListView>
      )}
    </div>
  );
}
