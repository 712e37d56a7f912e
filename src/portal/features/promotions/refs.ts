import type { ActorRefFrom } from 'xstate';
import type { promotionsMachine } from '../../../../machines/promotions/promotions.machine';

export type PromotionsRef = ActorRefFrom<typeof promotionsMachine>;
