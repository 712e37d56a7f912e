import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BackButton } from '../../../../ui/form/back-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { IncomeRef } from './agent-income.flow';
import { BillDetails } from './bill-details';

/** A single bill, until the player leaves it (own.agent-income.explained). */
export function Bill({ income }: { income: IncomeRef }) {
  const state = useSelector(income, (snapshot) => snapshot);
  const { bill, failure } = state.context;
  return (
    <>
      {state.matches({ open: { bill: 'loading' } }) && <Waiting />}
      {state.matches({ open: { bill: 'loadFailed' } }) && (
        <LoadAgain failure={failure} onRetry={() => income.send({ type: 'retry.requested' })} />
      )}
      {bill && <BillDetails bill={bill} onLine={(contract) => income.send({ type: 'line.selected', contract })} />}
      <div className="form-actions">
        <BackButton onBack={() => income.send({ type: 'bill.closed' })}>
          <Trans id="agentIncome.back">All bills</Trans>
        </BackButton>
      </div>
    </>
  );
}
