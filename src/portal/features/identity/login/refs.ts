import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../../../machines/identity/login/login.machine';
import type { signInMachine } from '../../../../../machines/identity/sign-in/sign-in.machine';

export type LoginRef = ActorRefFrom<typeof loginMachine>;
export type SignInRef = ActorRefFrom<typeof signInMachine>;
