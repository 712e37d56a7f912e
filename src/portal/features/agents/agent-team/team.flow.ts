import { type ActorRefFrom, fromPromise } from 'xstate';
import { isOfferedTo, type SheetOutcome, teamMachine } from '../../../../../machines/agents/team/team.machine';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { asFailure } from '../../../../contract';
import { agentContractEndpoints } from '../../../../contract/agents/agent-contract-endpoints';
import { type ContractKind, INFO_OF } from '../../../../contract/agents/agent-contracts';
import { teamEndpoints } from '../../../../contract/agents/team-endpoints';
import { teamRecordEndpoints } from '../../../../contract/agents/team-record-endpoints';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow } from '../../../../ui/list/list.flow';
import { contractOfferFlow } from '../../../parts/contract-offer/contract-offer.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { transferUplineFlow } from '../../../parts/partner/transfer-upline.flow';
import { fetchTeamFile } from './fetch-file';
import { foundIn } from './found';

export type TeamRef = ActorRefFrom<typeof teamMachine>;

/** Empty filters are not sent. */
const queryOf = ({ under, search }: ListFilter) => ({
  ...(under && { under }),
  ...(search?.trim() && { search: search.trim() }),
});

export const teamFlow = (
  deps: Parameters<typeof transferUplineFlow>[0] & Pick<CentreDependencies, 'clientFor' | 'fetchFile'>,
) => {
  const client = deps.clientFor({ ...teamEndpoints, ...teamRecordEndpoints, ...agentContractEndpoints });
  const read = keysetPages((filter, after, signal) =>
    client.team({ ...queryOf(filter), ...(after && { after }) }, { signal }),
  );
  return teamMachine.provide({
    actors: {
      list: listFlow('team', (filter, page, signal) => foundIn(read(filter, page, signal))),
      exportTeam: fromPromise(({ input: { filter }, signal }) =>
        fetchTeamFile({ ...deps, client }, { of: 'team', ...queryOf(filter) }, signal),
      ),
      loadSheet: fromPromise(async ({ input, signal }): Promise<SheetOutcome> => {
        try {
          const sheet = await client.teamMember(input, { signal });
          if (!isOfferedTo(sheet)) return { kind: 'loaded', sheet, kinds: [] };
          const [own, contractStatus] = await Promise.all([
            client.agentContracts({ side: 'downline', standing: 'inForce' }, { signal }),
            client.consolidatedFunds(undefined, { signal }),
          ]);
          const isOn = (kind: ContractKind) =>
            contractStatus[INFO_OF[kind]] !== 'off' && !sheet.contractsOff.includes(kind);
          const kinds = own.list.map(({ terms }) => terms.kind).filter(isOn);
          return { kind: 'loaded', sheet, kinds };
        } catch (error) {
          if (asFailure(error).code === 'team.unknown') return { kind: 'gone' };
          throw error;
        }
      }),
      transfer: transferUplineFlow(deps),
      contractOffer: contractOfferFlow(deps, client),
    },
  });
};
