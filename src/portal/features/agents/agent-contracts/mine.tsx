import { Trans, useLingui } from '@lingui/react/macro';
import type { ContractsPage } from '../../../../../machines/agents/contracts/contracts.machine';
import type { AgentContracts } from '../../../../contract/agents/agent-contracts';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ContractTable } from './contract-table';

/** Offers to the agent, with their outcomes. */
export function Mine({ list, page }: { list: ListRef<ContractsPage>; page: AgentContracts }) {
  const { t } = useLingui();
  const title = t({ id: 'contracts.mine', message: 'Offered to you so far' });
  return (
    <>
      <h4>{title}</h4>
      {page.total === 0 ? (
        <p className="mute" role="status">
          <Trans id="contracts.mine.none">No contract of this kind was offered to you yet.</Trans>
        </p>
      ) : (
        <ContractTable label={title} list={page.list} />
      )}
      <ListPager list={list} page={page} />
    </>
  );
}
