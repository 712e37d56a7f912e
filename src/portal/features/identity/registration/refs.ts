import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../../../machines/identity/registration/registration.machine';

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
export type RegistrationState = SnapshotFrom<typeof registrationMachine>;
