import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { IncomePage } from '../../../../contract/agents/agent-income';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { BillTable } from '../../../parts/contracts/bill-table';
import { StretchLinks } from '../../../parts/contracts/stretch-links';
import type { IncomeRef } from './agent-income.flow';
import { IncomeFilter } from './income-filter';
import { IncomeSums } from './income-sums';

/** Bills by kind and period, with their total (own.agent-income.bills). */
export function BillList({ income, list }: { income: IncomeRef; list: ListRef<IncomePage> }) {
  const filter = useSelector(list, ({ context }) => context.filter);
  const { after, ...baseFilter } = filter;
  const show = (more: object) => list.send({ type: 'filter.selected', filter: { ...baseFilter, ...more } });
  return (
    <>
      <IncomeFilter filter={baseFilter} onFilter={(chosen) => list.send({ type: 'filter.selected', filter: chosen })} />
      <ListView
        list={list}
        empty={
          <Empty title={<Trans id="agentIncome.empty">No bills found</Trans>}>
            <p role="status">
              <Trans id="agentIncome.empty.text">
                A bill comes at the end of each period of a contract. Choose another kind or more days.
              </Trans>
            </p>
          </Empty>
        }
      >
        {({ list: bills, next, sums }) => (
          <>
            <IncomeSums sums={sums} />
            <section className="card stack">
              <BillTable list={bills} onChoose={(id) => income.send({ type: 'bill.selected', id })} />
              <StretchLinks
                older={next === null ? null : () => show({ after: next })}
                newest={after ? () => show({}) : null}
              />
            </section>
          </>
        )}
      </ListView>
    </>
  );
}
