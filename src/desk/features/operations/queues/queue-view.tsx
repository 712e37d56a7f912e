import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { QueueName } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { unclearAmount } from '../../../../ui/form/problem-words';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { type Shortcuts, shortcuts } from '../../../../ui/shortcuts';
import { itemKeys, queueKeys } from '../../../parts/queue/queue-keys';
import { Key, ShortcutHints } from '../../../parts/queue/shortcut-hints';
import type { ItemQueueRef } from './desk-queue.flow';
import { ItemFilter } from './item-filter-form';
import { ItemTable } from './item-table';
import { ItemView } from './item-view';
import { queueWords } from './queue-words';
import '../../../parts/queue/queue.css';

type Props = { name: QueueName; queue: ItemQueueRef; hasShortcuts: boolean; onBack: () => void };

/** A queue, and the open item beside it (own.desk-app.queue, `own.desk-app.keyboard`). */
export function QueueView({ name, queue, hasShortcuts, onBack }: Props) {
  const { t } = useLingui();
  const state = useSelector(queue, (snapshot) => snapshot);
  const { list, item, pictures } = state.children;
  const keys: Shortcuts = hasShortcuts ? { ...queueKeys, ...(item && itemKeys(item, {})) } : {};
  return (
    <div className="desk-split" data-open={item !== undefined} ref={shortcuts(keys)}>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => queue.send({ type: 'retry.requested' })} />
      )}
      <header className="row desk-title">
        <h1 className="grow">{t(queueWords[name])}</h1>
        <Button small look="quiet" onClick={onBack}>
          <Trans id="desk.queues.all">All queues</Trans>
        </Button>
      </header>
      {list && (
        <section className="stack desk-queue">
          <ItemFilter queue={name} list={list} />
          {hasShortcuts && (
            <ShortcutHints
              acts={
                <Key name="/">
                  <Trans id="desk.keys.filter">to the filter</Trans>
                </Key>
              }
            />
          )}
          <ListView
            list={list}
            invalid={t(unclearAmount)}
            empty={
              <Empty title={<Trans id="desk.queues.empty">Nothing waits here, or nothing matches the filter.</Trans>} />
            }
          >
            {(page) => (
              <>
                <ItemTable
                  queue={name}
                  page={page}
                  openId={item ? state.context.id : null}
                  isHeld={state.matches({ open: { reviewing: 'acting' } })}
                  onSelect={(id) => queue.send({ type: 'item.selected', id })}
                />
                <ListPager list={list} page={page} />
              </>
            )}
          </ListView>
        </section>
      )}
      {item && pictures && <ItemView key={state.context.id} item={item} pictures={pictures} />}
    </div>
  );
}
