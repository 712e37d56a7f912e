import type { ActorRefFrom } from 'xstate';
import type { gamingLimitsMachine } from '../../../../machines/gaming-limits/gaming-limits.machine';
import type { selfExclusionMachine } from '../../../../machines/self-exclusion/self-exclusion.machine';
import type { timeOutMachine } from '../../../../machines/time-out/time-out.machine';

export type LimitsRef = ActorRefFrom<typeof gamingLimitsMachine>;
export type TimeOutRef = ActorRefFrom<typeof timeOutMachine>;
export type SelfExclusionRef = ActorRefFrom<typeof selfExclusionMachine>;
