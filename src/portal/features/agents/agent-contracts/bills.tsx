import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ContractsPage } from '../../../../../machines/agents/contracts/contracts.machine';
import type { Salary } from '../../../../contract/agents/agent-income';
import type { ListRef } from '../../../../ui/list/list.flow';
import { BillTable } from '../../../parts/contracts/bill-table';
import { StretchLinks } from '../../../parts/contracts/stretch-links';

/** Bills of this kind, newest first (s7.relay.salary-processing). */
export function Bills({ list, salary: { bills, next } }: { list: ListRef<ContractsPage>; salary: Salary }) {
  const after = useSelector(list, ({ context }) => context.filter.after);
  const show = (from?: string) =>
    list.send({ type: 'filter.selected', filter: { show: 'bills', ...(from && { after: from }) } });
  return (
    <>
      <h4>
        <Trans id="contracts.bills">Bills</Trans>
      </h4>
      {bills.length === 0 ? (
        <p className="mute" role="status">
          <Trans id="contracts.bills.none">Nothing was billed yet. A bill is made at the end of each period.</Trans>
        </p>
      ) : (
        <BillTable list={bills} />
      )}
      <StretchLinks older={next === null ? null : () => show(next)} newest={after ? () => show() : null} />
    </>
  );
}
