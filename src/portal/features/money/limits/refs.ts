import type { ActorRefFrom } from 'xstate';
import type { gamingLimitsMachine } from '../../../../../machines/money/gaming-limits/gaming-limits.machine';
import type { selfExclusionMachine } from '../../../../../machines/money/self-exclusion/self-exclusion.machine';
import type { timeOutMachine } from '../../../../../machines/money/time-out/time-out.machine';

export type LimitsRef = ActorRefFrom<typeof gamingLimitsMachine>;
export type TimeOutRef = ActorRefFrom<typeof timeOutMachine>;
export type SelfExclusionRef = ActorRefFrom<typeof selfExclusionMachine>;
