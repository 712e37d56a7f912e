import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ContractsPage } from '../../../../../machines/agents/contracts/contracts.machine';
import type { AgentContracts, ContractKind } from '../../../../contract/agents/agent-contracts';
import { Button } from '../../../../ui/button';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ContractTable } from './contract-table';
import type { ContractsRef } from './contracts.flow';

type Props = {
  kind: ContractKind;
  held: boolean;
  contracts: ContractsRef;
  list: ListRef<ContractsPage>;
  page: AgentContracts;
};

/**
 * Agreements granted to downlines, and an offer if the agent has one of the kind (s3.contract-offer.offered-by,
 * own.contract.held).
 */
export function GrantedContracts({ kind, held, contracts, list, page }: Props) {
  const { t } = useLingui();
  const offerRequest = { type: 'offer.requested' as const, downline: '', kind, kinds: held ? [kind] : [] };
  const offers = useSelector(contracts, (state) => state.can(offerRequest));
  return (
    <>
      <div className="sec-h">
        <h4>
          <Trans id="contracts.given">Given to downlines</Trans>
        </h4>
        {offers && (
          <Button small look="primary" onClick={() => contracts.send(offerRequest)}>
            <Trans id="contracts.offer">Offer a contract</Trans>
          </Button>
        )}
      </div>
      {!held && (
        <p className="mute">
          <Trans id="contracts.offer.held">You can offer a contract of this kind once you have one yourself.</Trans>
        </p>
      )}
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
