import type { ActorRefFrom } from 'xstate';
import type { contractOfferMachine } from '../../../../machines/agents/contract-offer/contract-offer.machine';

export type OfferRef = ActorRefFrom<typeof contractOfferMachine>;
