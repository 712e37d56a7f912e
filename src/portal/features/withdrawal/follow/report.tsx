import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button';
import type { ReportRef } from '../refs';
import { submitParts } from '../withdrawal-report.flow';
import { Parts } from './parts';
import { Proofs } from './proofs';
import { ReportRefusal } from './report-refusal';

/** What did not arrive, with pictures as proof. It stays mounted while it is sent, so that what was typed stays. */
export function Report({ report }: { report: ReportRef }) {
  const { t } = useLingui();
  const state = useSelector(report, (snapshot) => snapshot);
  const { arrived, amount, problems } = state.context;
  const upload = state.children.proofUpload;
  const busy = state.hasTag('busy');
  const isPart = arrived === 'part';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPart) submitParts(report, new FormData(event.currentTarget));
    else report.send({ type: 'nothing.submitted' });
  };
  return (
    <form
      className="stack"
      method="post"
      noValidate
      aria-label={
        isPart
          ? t({ id: 'withdraw.report.part', message: 'Report part received' })
          : t({ id: 'withdraw.report.nothing', message: 'Report nothing received' })
      }
      onSubmit={send}
    >
      <ReportRefusal report={report} />
      {isPart && <Parts amount={amount} problems={problems} />}
      {upload && <Proofs upload={upload} needed={!isPart} />}
      <div className="form-ways">
        <Button type="submit" look="primary" busy={busy}>
          <Trans id="withdraw.report.send">Send the report</Trans>
        </Button>
        <Button look="quiet" busy={busy} onClick={() => report.send({ type: 'report.left' })}>
          <Trans id="withdraw.report.back">Another answer</Trans>
        </Button>
      </div>
    </form>
  );
}
