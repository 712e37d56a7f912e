import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FocusedNote } from '../../../../ui/focused-note';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { DeskAct } from '../../../parts/act/desk-act';
import type { DeskMoneyRef } from './desk-money.flow';
import { FileRequest } from './file-request';
import { MoneyReportView } from './money-report';
import { PeriodForm } from './period-form';
import { Verifications } from './verifications';
import './money.css';

/** The site's money: a period, its figures and their file, and the verification of the ledger (own.desk-app.money). */
export function MoneyPage({ money }: { money: DeskMoneyRef }) {
  const { t } = useLingui();
  const state = useSelector(money, (snapshot) => snapshot);
  const { report, verifications, deskAct } = state.children;
  const verify = t({ id: 'desk.do.verifyLedger', message: 'Verify the ledger' });
  if (state.matches('failed'))
    return <LoadAgain failure={state.context.failure} onRetry={() => money.send({ type: 'retry.requested' })} />;
  return (
    <div className="stack">
      <h1>
        <Trans id="desk.money.title">Revenue</Trans>
      </h1>
      {report && (
        <>
          <PeriodForm report={report} />
          <FileRequest money={money} report={report} />
          <ListView
            list={report}
            invalid={
              <FocusedNote>
                <Trans id="desk.money.invalid">
                  Select a period that ends today at the latest, with 92 days at most.
                </Trans>
              </FocusedNote>
            }
          >
            {(figures) => <MoneyReportView report={figures} />}
          </ListView>
        </>
      )}
      {deskAct && (
        <DeskAct
          act={deskAct}
          text={{
            title: verify,
            submit: verify,
            hint: t({ id: 'desk.do.reason.audit', message: 'Recorded with your name; the player does not see it.' }),
            isDanger: false,
          }}
        >
          <p>
            <Trans id="desk.effect.verifyLedger">A job recomputes the whole ledger, which can take minutes.</Trans>
          </p>
        </DeskAct>
      )}
      {verifications && (
        <Verifications
          list={verifications}
          onVerify={deskAct ? undefined : () => money.send({ type: 'verification.requested' })}
        />
      )}
    </div>
  );
}
