import type { ActorRefFrom } from 'xstate';
import { type ContractsTabContent, contractsMachine } from '../../../../../machines/agents/contracts/contracts.machine';
import { agentContractEndpoints } from '../../../../contract/agents/agent-contract-endpoints';
import type { ContractKind } from '../../../../contract/agents/agent-contracts';
import { agentIncomeEndpoints } from '../../../../contract/agents/agent-income-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { contractOfferFlow } from '../../../parts/contract-offer/contract-offer.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { contractAnswerFlow } from './contract-answer.flow';

export type ContractsRef = ActorRefFrom<typeof contractsMachine>;

/**
 * A kind of an agent's agreements: in force and pending, granted, and their bills (s7.relay.salary-processing,
 * s7.relay.realtime-salary).
 */
export const contractsFlow = (kind: ContractKind) => (deps: Pick<CentreDependencies, 'clientFor' | 'vault'>) => {
  const client = deps.clientFor({ ...agentContractEndpoints, ...agentIncomeEndpoints });
  const relays = {
    dividend: client.dividendSalary,
    daily: client.dailySalary,
    hourly: client.hourlySalary,
    realtime: client.realtimeSalary,
  };
  return contractsMachine.provide({
    actors: {
      list: listFlow(`contracts-${kind}`, async (filter, page, signal) => {
        const of = resolveTab(filter.show);
        const read = async (): Promise<ContractsTabContent> => {
          if (of === 'bills') return { of };
          return {
            of,
            page: await client.agentContracts(
              { kind, side: of === 'given' ? 'upline' : 'downline', ...page },
              { signal },
            ),
          };
        };
        const [held, waits, salary, tabContent] = await Promise.all([
          client.agentContracts({ kind, side: 'downline', standing: 'inForce' }, { signal }),
          client.agentContracts({ kind, standing: 'waiting' }, { signal }),
          relays[kind](filter.after ? { after: filter.after } : {}, { signal }),
          read(),
        ]);
        const [inForce = null] = held.list;
        const waiting = waits.list.filter(({ id }) => id !== inForce?.id);
        return outcomeOf(
          { inForce, waiting, salary, shown: tabContent },
          false,
          'page' in tabContent ? tabContent.page : {},
        );
      }),
      contractOffer: contractOfferFlow(deps, client),
      contractAnswer: contractAnswerFlow(client),
    },
  });
};

const TABS = ['given', 'mine', 'bills'] as const satisfies ContractsTabContent['of'][];

/** Returns the selected tab; contracts offered to downlines by default. */
const resolveTab = (chosen = ''): ContractsTabContent['of'] => TABS.find((tab) => tab === chosen) ?? 'given';
