import type { ActorRefFrom } from 'xstate';
import type { promotionsMachine } from '../../../../../machines/rewards/promotions/promotions.machine';

export type PromotionsRef = ActorRefFrom<typeof promotionsMachine>;
