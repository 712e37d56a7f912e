import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../../../ui/empty';
import { unclearAmount } from '../../../../ui/form/problem-words';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { type Shortcuts, shortcuts } from '../../../../ui/shortcuts';
import type { DeskWithdrawalsRef } from './desk-withdrawals.flow';
import { QueueFilter } from './queue-filter-form';
import { QueueTable } from './queue-table';
import { Review } from './review';
import { ShortcutHints } from './shortcut-hints';
import { queueKeys, reviewKeys } from './shortcut-keys';
import './withdrawals.css';

type Props = { withdrawals: DeskWithdrawalsRef; hasShortcuts: boolean };

/** Queue of withdrawals, and the open one beside it (own.desk-app.queue, `own.desk-app.keyboard`). */
export function WithdrawalsPage({ withdrawals, hasShortcuts }: Props) {
  const { t } = useLingui();
  const state = useSelector(withdrawals, (snapshot) => snapshot);
  const { list, withdrawal } = state.children;
  const keys: Shortcuts = hasShortcuts ? { ...queueKeys, ...(withdrawal && reviewKeys(withdrawal)) } : {};
  return (
    <div className="desk-split" data-open={withdrawal !== undefined} ref={shortcuts(keys)}>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => withdrawals.send({ type: 'retry.requested' })} />
      )}
      <h1 className="desk-title">
        <Trans id="desk.queue.title">Withdrawals</Trans>
      </h1>
      {list && (
        <section className="stack desk-queue">
          <QueueFilter list={list} />
          {hasShortcuts && <ShortcutHints />}
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
                  openId={withdrawal ? state.context.id : null}
                  isHeld={state.matches({ open: { reviewing: 'acting' } })}
                  onSelect={(id) => withdrawals.send({ type: 'item.selected', id })}
                />
                <ListPager list={list} page={page} />
              </>
            )}
          </ListView>
        </section>
      )}
      {withdrawal && <Review key={state.context.id} withdrawal={withdrawal} />}
    </div>
  );
}
