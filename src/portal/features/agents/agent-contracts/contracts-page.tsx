import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ContractKind } from '../../../../contract/agents/agent-contracts';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Offer } from '../../../parts/contract-offer/offer';
import { kindWords } from '../../../parts/contracts/kind-words';
import { Answer } from './answer';
import type { ContractsRef } from './contracts.flow';
import { Listing } from './listing';

/** Page of a kind of agreements: those in force, pending and granted, or an offer or an answer in their place. */
export function ContractsPage({ kind, contracts }: { kind: ContractKind; contracts: ContractsRef }) {
  const { t } = useLingui();
  const { children, context } = useSelector(contracts, (snapshot) => snapshot);
  const { list, contractOffer, contractAnswer } = children;
  return (
    <>
      <h3 className="page-title">{t(kindWords[kind])}</h3>
      {!list && <LoadAgain failure={context.failure} onRetry={() => contracts.send({ type: 'retry.requested' })} />}
      {contractOffer && <Offer offer={contractOffer} />}
      {contractAnswer && <Answer answer={contractAnswer} />}
      {list && !contractOffer && !contractAnswer && <Listing kind={kind} contracts={contracts} list={list} />}
    </>
  );
}
