import type { ActorRefFrom } from 'xstate';
import type { passkeyLoginMachine } from '../../../../../machines/identity/passkey-login/passkey-login.machine';

export type PasskeyLoginRef = ActorRefFrom<typeof passkeyLoginMachine>;
