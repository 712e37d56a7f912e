import { fromPromise } from 'xstate';
import { contractOfferMachine } from '../../../../machines/contract-offer/contract-offer.machine';
import type { ClientOf } from '../../../contract';
import type { agentContractEndpoints } from '../../../contract/agent-contract-endpoints';
import { checkOffer } from './check-offer';

/** Terms that are offered to a downline (s3.contract-offer.types). */
export const contractOfferFlow = (client: Pick<ClientOf<typeof agentContractEndpoints>, 'offerContract'>) =>
  contractOfferMachine.provide({
    actors: {
      check: fromPromise(async ({ input: { kind, draft, tiers } }) => {
        if (!kind) throw new Error('No kind was chosen');
        return checkOffer(kind, draft, tiers);
      }),
      send: fromPromise(({ input: { offer }, signal }) => {
        if (!offer) throw new Error('There is nothing to offer');
        return client.offerContract(offer, { signal });
      }),
    },
  });
