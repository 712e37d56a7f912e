import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CashIn } from '../../../../../contract';
import { Button } from '../../../../../ui/button';
import { Note } from '../../../../../ui/note';
import { takeLostFocus } from '../../../../../ui/take-focus';
import { CancelQuestion } from './cancel-question';
import type { CashInRef } from './cash-in.flow';
import { Receipt } from './receipt';
import { ReportFacts } from './report-facts';
import { meaningOf, stateOf } from './state-words';
import './cash-in.css';

type Props = { cashIn: CashInRef; report: CashIn };

/** A report with its status; while it is pending, pictures can be added, and it can be cancelled (own.cash-in.page). */
export function Followed({ cashIn, report }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(cashIn, (snapshot) => snapshot);
  const { tone, name } = stateOf(report);
  const { receipt } = state.children;
  return (
    <div className="stack">
      <div className="cash-in-back">
        <Button look="quiet" small icon="left" onClick={() => cashIn.send({ type: 'report.closed' })}>
          <Trans id="cashIn.all">All cash-ins</Trans>
        </Button>
      </div>
      <section className="card sec-card stack">
        <h3 tabIndex={-1} ref={takeLostFocus}>
          {t(name)}
        </h3>
        <Note tone={tone === 'plain' ? 'river' : tone} role="status">
          {t(meaningOf(report, i18n.locale))}
        </Note>
        <ReportFacts report={report} />
        {receipt && <Receipt upload={receipt} stored={report.pictures.length} />}
        {state.matches({ open: { following: { pending: 'full' } } }) && (
          <p className="sm mute">
            <Trans id="cashIn.receipt.full">All pictures are stored; no more can be added.</Trans>
          </p>
        )}
        {state.can({ type: 'cancel.requested' }) && (
          <div className="form-actions">
            <Button look="quiet" onClick={() => cashIn.send({ type: 'cancel.requested' })}>
              <Trans id="cashIn.cancel">Cancel cash-in</Trans>
            </Button>
          </div>
        )}
      </section>
      {state.hasTag('cancelling') && <CancelQuestion cashIn={cashIn} />}
    </div>
  );
}
