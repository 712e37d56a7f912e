import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { type Shortcuts, shortcuts } from '../../../../ui/shortcuts';
import { queueKeys } from '../../../parts/queue/queue-keys';
import { AuditExport } from './audit-export';
import { AuditFilter } from './audit-filter';
import { AuditRecord } from './audit-record';
import { AuditTable } from './audit-table';
import type { DeskAuditRef } from './desk-audit.flow';
import '../../../parts/queue/queue.css';
import './audit.css';

type Props = { audit: DeskAuditRef; hasShortcuts: boolean };

/** All that operators did and saw, and an open record beside it (own.desk-app.audit). */
export function AuditPage({ audit, hasShortcuts }: Props) {
  const { t } = useLingui();
  const state = useSelector(audit, (snapshot) => snapshot);
  const { list } = state.children;
  const isReading = state.matches({ open: 'reading' });
  const close = () => isReading && audit.send({ type: 'act.closed' });
  const keys: Shortcuts = hasShortcuts ? { ...queueKeys, x: close } : {};
  return (
    <div className="desk-split" data-open={isReading} ref={shortcuts(keys)}>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => audit.send({ type: 'retry.requested' })} />
      )}
      {list && (
        <>
          <header className="row desk-title">
            <h1 className="grow">
              <Trans id="desk.audit.title">Audit</Trans>
            </h1>
            {state.matches({ open: 'listing' }) && (
              <Button
                small
                icon="doc"
                onClick={() => audit.send({ type: 'export.requested', filter: list.getSnapshot().context.filter })}
              >
                <Trans id="desk.audit.export">Export as CSV</Trans>
              </Button>
            )}
          </header>
          <section className="stack desk-queue">
            {state.matches({ open: 'exporting' }) && <AuditExport audit={audit} />}
            <AuditFilter list={list} />
            <ListView
              list={list}
              invalid={t({ id: 'desk.audit.days', message: 'The last day is before the first. Change one of them.' })}
              empty={<Empty title={<Trans id="desk.audit.none">No record matches the filter.</Trans>} />}
            >
              {(page) => (
                <>
                  <AuditTable
                    page={page}
                    openId={isReading ? state.context.id : null}
                    isHeld={!state.can({ type: 'act.selected', id: '' })}
                    onSelect={(id) => audit.send({ type: 'act.selected', id })}
                  />
                  <ListPager list={list} page={page} />
                </>
              )}
            </ListView>
          </section>
        </>
      )}
      {isReading && <AuditRecord key={state.context.id} audit={audit} />}
    </div>
  );
}
