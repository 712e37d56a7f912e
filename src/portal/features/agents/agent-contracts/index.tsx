import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ContractKind } from '../../../../contract/agents/agent-contracts';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Offer } from '../../../parts/contract-offer/offer';
import { kindWords } from '../../../parts/contracts/kind-words';
import type { HostedPage } from '../../../parts/portal/hosted';
import { Answer } from './answer';
import { type ContractsRef, contractsFlow } from './contracts.flow';
import { Listing } from './listing';

type Props = HostedPage<ContractsRef>;

const Dividend = ({ content }: Props) => <ContractsPage kind="dividend" contracts={content} />;
const Daily = ({ content }: Props) => <ContractsPage kind="daily" contracts={content} />;
const Hourly = ({ content }: Props) => <ContractsPage kind="hourly" contracts={content} />;
const Realtime = ({ content }: Props) => <ContractsPage kind="realtime" contracts={content} />;

/** Page of each kind of agreements, with its chart. */
export const contracts = {
  dividend: { View: Dividend, flow: contractsFlow('dividend') },
  daily: { View: Daily, flow: contractsFlow('daily') },
  hourly: { View: Hourly, flow: contractsFlow('hourly') },
  realtime: { View: Realtime, flow: contractsFlow('realtime') },
};

/** Agreements in force, pending and granted, or an offer or an answer in their place. */
function ContractsPage({ kind, contracts }: { kind: ContractKind; contracts: ContractsRef }) {
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
