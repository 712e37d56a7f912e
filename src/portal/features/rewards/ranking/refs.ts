import type { ActorRefFrom } from 'xstate';
import type { rankingMachine } from '../../../../../machines/rewards/ranking/ranking.machine';

export type RankingRef = ActorRefFrom<typeof rankingMachine>;
