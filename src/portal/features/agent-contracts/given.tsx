import { Trans, useLingui } from '@lingui/react/macro';
import type { ContractsPage } from '../../../../machines/contracts/contracts.machine';
import type { AgentContracts, ContractKind } from '../../../contract/agent-contracts';
import { ListPager } from '../../parts/list/list-pager';
import type { ListRef } from '../../parts/list/refs';
import { Button } from '../../ui/button';
import { ContractTable } from './contract-table';
import type { ContractsRef } from './refs';

type Props = { kind: ContractKind; contracts: ContractsRef; list: ListRef<ContractsPage>; page: AgentContracts };

/** What the agent has given to downlines, and a way to offer more (s3.contract-offer.offered-by). */
export function Given({ kind, contracts, list, page }: Props) {
  const { t } = useLingui();
  return (
    <>
      <div className="sec-h">
        <h4>
          <Trans id="contracts.given">Given to downlines</Trans>
        </h4>
        <Button small look="primary" onClick={() => contracts.send({ type: 'offer.requested', downline: '', kind })}>
          <Trans id="contracts.offer">Offer a contract</Trans>
        </Button>
      </div>
      {page.total === 0 ? (
        <p className="mute" role="status">
          <Trans id="contracts.given.none">You have offered no contract of this kind yet.</Trans>
        </p>
      ) : (
        <ContractTable
          label={t({ id: 'contracts.given', message: 'Given to downlines' })}
          list={page.list}
          onAct={(contract, act) => contracts.send({ type: 'answer.requested', contract, act })}
        />
      )}
      <ListPager list={list} page={page} />
    </>
  );
}
