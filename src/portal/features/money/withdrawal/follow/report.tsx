import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { SecuredForm } from '../../../../../ui/form/secured-form';
import { unlessFailed } from '../../../../parts/portal/unless-failed';
import type { ReportRef } from '../withdrawal-report.flow';
import { Parts } from './parts';
import { Proofs } from './proofs';
import { reportProblem } from './report-problem';

/** The missing amount, with pictures as evidence. */
export function Report({ report }: { report: ReportRef }) {
  const { t, i18n } = useLingui();
  const { children, context } = useSelector(report, (snapshot) => snapshot);
  const { arrived, amount } = context;
  const { proofUpload, nothingForm, partForm } = children;
  const form = unlessFailed(nothingForm ?? partForm);
  const isPart = arrived === 'part';
  if (!form) return null;
  return (
    <SecuredForm
      form={form}
      label={
        isPart
          ? t({ id: 'withdraw.report.part', message: 'Report part received' })
          : t({ id: 'withdraw.report.nothing', message: 'Report nothing received' })
      }
      submit={<Trans id="withdraw.report.send">Send the report</Trans>}
      back={<Trans id="withdraw.report.back">Another answer</Trans>}
      words={(code) => reportProblem(code, amount, i18n.locale)}
    >
      {(field) => (
        <>
          {isPart && <Parts amount={amount} field={field} />}
          {proofUpload && <Proofs upload={proofUpload} needed={!isPart} field={field} />}
        </>
      )}
    </SecuredForm>
  );
}
