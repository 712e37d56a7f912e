import type { ActorRefFrom } from 'xstate';
import type { rankingMachine } from '../../../../machines/ranking/ranking.machine';

export type RankingRef = ActorRefFrom<typeof rankingMachine>;
