import type { ActorRefFrom } from 'xstate';
import { contractOfferMachine } from '../../../../machines/agents/contract-offer/contract-offer.machine';
import type { FlowDependencies } from '../dependencies';
import { type OfferClient, offerForm } from './offer-form.flow';

export type OfferRef = ActorRefFrom<typeof contractOfferMachine>;

/** Terms that are offered to a downline (s3.contract-offer.types). */
export function contractOfferFlow({ vault }: Pick<FlowDependencies, 'vault'>, client: OfferClient) {
  const { form, setTiers } = offerForm(vault, client);
  return contractOfferMachine.provide({
    actors: { offerForm: form },
    actions: { shareTiers: (_, { tiers }) => setTiers(tiers) },
  });
}
