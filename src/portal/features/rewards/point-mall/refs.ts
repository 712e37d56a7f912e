import type { ActorRefFrom, StateFrom } from 'xstate';
import type { pointMallMachine } from '../../../../../machines/rewards/point-mall/point-mall.machine';

export type PointMallRef = ActorRefFrom<typeof pointMallMachine>;
export type PointMallState = StateFrom<typeof pointMallMachine>;
