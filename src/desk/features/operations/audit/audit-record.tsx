import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { IconButton } from '../../../../ui/icon-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { takeFocus } from '../../../../ui/take-focus';
import { AuditDetails } from './audit-details';
import type { DeskAuditRef } from './desk-audit.flow';
import '../../../parts/queue/queue.css';

/** An open record of the audit (own.desk-app.audit). */
export function AuditRecord({ audit }: { audit: DeskAuditRef }) {
  const { t } = useLingui();
  const state = useSelector(audit, (snapshot) => snapshot);
  const { act, failure } = state.context;
  const close = () => audit.send({ type: 'act.closed' });
  return (
    <aside className="card stack desk-review" aria-label={t({ id: 'desk.audit.record', message: 'Record' })}>
      <header className="row">
        <h2 className="grow" tabIndex={-1} ref={takeFocus}>
          <Trans id="desk.audit.record">Record</Trans>
        </h2>
        <IconButton icon="x" label={t({ id: 'desk.review.close', message: 'Close' })} onClick={close} />
      </header>
      {state.matches({ open: { reading: 'loading' } }) && <Waiting />}
      {state.matches({ open: { reading: 'unread' } }) && (
        <LoadAgain aside failure={failure} onRetry={() => audit.send({ type: 'retry.requested' })} />
      )}
      {act && state.matches({ open: { reading: 'visible' } }) && <AuditDetails act={act} />}
    </aside>
  );
}
