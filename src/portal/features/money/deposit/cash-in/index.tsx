import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../../ui/page/load-again';
import type { HostedPage } from '../../../../parts/portal/hosted';
import type { CashInRef } from './cash-in.flow';
import { Followed } from './followed';
import { Overview } from './overview';
import { ReportForm } from './report-form';

export { cashInFlow as flow } from './cash-in.flow';

/** The wallets with the own reports, a new report, or one that is followed (own.cash-in.page). */
export function View({ content: cashIn }: HostedPage<CashInRef>) {
  const state = useSelector(cashIn, (snapshot) => snapshot);
  const { terms, wallet: code, cashIn: report, failure } = state.context;
  const { list, reportForm } = state.children;
  const wallet = terms?.wallets.find((candidate) => candidate.code === code);
  if (reportForm && terms && wallet) return <ReportForm form={reportForm} wallet={wallet} terms={terms} />;
  if (report && state.matches({ open: 'following' })) return <Followed cashIn={cashIn} report={report} />;
  if (list) return <Overview cashIn={cashIn} list={list} />;
  return <LoadAgain failure={failure} onRetry={() => cashIn.send({ type: 'retry.requested' })} />;
}
