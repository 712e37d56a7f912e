import type { ActorRefFrom } from 'xstate';
import type { missionsMachine } from '../../../../../machines/rewards/missions/missions.machine';

export type MissionsRef = ActorRefFrom<typeof missionsMachine>;
