import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../../../ui/empty';
import { unclearAmount } from '../../../../ui/form/problem-words';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { type Shortcuts, shortcuts } from '../../../../ui/shortcuts';
import type { WithdrawalAct } from '../../../parts/act/act-words';
import { itemKeys, queueKeys } from '../../../parts/queue/queue-keys';
import { Key, ShortcutHints } from '../../../parts/queue/shortcut-hints';
import type { WithdrawalsRef } from './desk-queue.flow';
import { QueueFilter } from './queue-filter-form';
import { QueueTable } from './queue-table';
import { Review } from './review';
import '../../../parts/queue/queue.css';

/** Keys of the acts that are performed most. */
const ACT_KEYS = { a: 'approve', r: 'reject', p: 'disburse' } as const satisfies Record<string, WithdrawalAct>;

type Props = { withdrawals: WithdrawalsRef; hasShortcuts: boolean };

/** Queue of withdrawals, and the open one beside it (own.desk-app.queue, `own.desk-app.keyboard`). */
export function WithdrawalsPage({ withdrawals, hasShortcuts }: Props) {
  const { t } = useLingui();
  const state = useSelector(withdrawals, (snapshot) => snapshot);
  const { list, item, pictures } = state.children;
  const keys: Shortcuts = hasShortcuts ? { ...queueKeys, ...(item && itemKeys(item, ACT_KEYS)) } : {};
  return (
    <div className="desk-split" data-open={item !== undefined} ref={shortcuts(keys)}>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => withdrawals.send({ type: 'retry.requested' })} />
      )}
      <h1 className="desk-title">
        <Trans id="desk.queue.title">Withdrawals</Trans>
      </h1>
      {list && (
        <section className="stack desk-queue">
          <QueueFilter list={list} />
          {hasShortcuts && (
            <ShortcutHints
              acts={
                <>
                  <Key name="/">
                    <Trans id="desk.keys.filter">to the filter</Trans>
                  </Key>
                  <Key name="a / r / p">
                    <Trans id="desk.keys.acts">approve, reject, mark as paid</Trans>
                  </Key>
                </>
              }
            />
          )}
          <ListView
            list={list}
            invalid={t(unclearAmount)}
            empty={
              <Empty title={<Trans id="desk.queue.empty">No withdrawal matches the filter.</Trans>}>
                <p className="mute">
                  <Trans id="desk.queue.empty.hint">
                    New ones appear here; refresh the queue or change the filter.
                  </Trans>
                </p>
              </Empty>
            }
          >
            {(page) => (
              <>
                <QueueTable
                  page={page}
                  openId={item ? state.context.id : null}
                  isHeld={state.matches({ open: { reviewing: 'acting' } })}
                  onSelect={(id) => withdrawals.send({ type: 'item.selected', id })}
                />
                <ListPager list={list} page={page} />
              </>
            )}
          </ListView>
        </section>
      )}
      {item && pictures && <Review key={state.context.id} withdrawal={item} pictures={pictures} />}
    </div>
  );
}
