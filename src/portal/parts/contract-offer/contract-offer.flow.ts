import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  contractOfferMachine,
  type OfferDraft,
} from '../../../../machines/agents/contract-offer/contract-offer.machine';
import type { ClientOf } from '../../../contract';
import type { agentContractEndpoints } from '../../../contract/agents/agent-contract-endpoints';
import type { ContractKind } from '../../../contract/agents/agent-contracts';
import { checkOffer } from './check-offer';

export type OfferRef = ActorRefFrom<typeof contractOfferMachine>;

async function check({
  input: { kind, draft, tiers },
}: {
  input: { kind: ContractKind | null; draft: OfferDraft; tiers: number };
}) {
  if (!kind) throw new Error('No kind was chosen');
  return checkOffer(kind, draft, tiers);
}

/** Terms that are offered to a downline (s3.contract-offer.types). */
export const contractOfferFlow = (client: Pick<ClientOf<typeof agentContractEndpoints>, 'offerContract'>) =>
  contractOfferMachine.provide({
    actors: {
      check: fromPromise(check),
      recheck: fromPromise(check),
      send: fromPromise(({ input: { offer }, signal }) => {
        if (!offer) throw new Error('There is nothing to offer');
        return client.offerContract(offer, { signal });
      }),
    },
  });
