import type { ActorRefFrom } from 'xstate';
import type { teamRegistrationMachine } from '../../../../../machines/agents/team-registration/team-registration.machine';

export type RegistrationRef = ActorRefFrom<typeof teamRegistrationMachine>;
