import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import type { IncomeRef } from './agent-income.flow';
import { Bets } from './bets';
import { Bill } from './bill';
import { BillList } from './bill-list';

export { agentIncomeFlow as flow } from './agent-income.flow';

/** Income from agreements: bills, a bill's calculation, and the bets of a line (s2.agent-centre.income). */
export function View({ content: income }: HostedPage<IncomeRef>) {
  const state = useSelector(income, (snapshot) => snapshot);
  const { list } = state.children;
  return (
    <>
      <h3 className="page-title">
        <Trans id="agentIncome.title">My income</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => income.send({ type: 'retry.requested' })} />
      )}
      {list && state.matches({ open: 'listing' }) && <BillList income={income} list={list} />}
      {state.matches({ open: 'bill' }) && <Bill income={income} />}
      {state.matches({ open: 'bets' }) && <Bets income={income} />}
    </>
  );
}
