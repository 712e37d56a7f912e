import type { ActorRefFrom } from 'xstate';
import type { avatarMachine } from '../../../../machines/avatar/avatar.machine';
import type { profileMachine } from '../../../../machines/profile/profile.machine';

export type AvatarRef = ActorRefFrom<typeof avatarMachine>;
export type ProfileRef = ActorRefFrom<typeof profileMachine>;
