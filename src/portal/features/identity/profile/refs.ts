import type { ActorRefFrom } from 'xstate';
import type { avatarMachine } from '../../../../../machines/identity/avatar/avatar.machine';
import type { profileMachine } from '../../../../../machines/identity/profile/profile.machine';

export type AvatarRef = ActorRefFrom<typeof avatarMachine>;
export type ProfileRef = ActorRefFrom<typeof profileMachine>;
