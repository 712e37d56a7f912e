import type { ActorRefFrom } from 'xstate';
import type { passkeyLoginMachine } from '../../../../machines/passkey-login/passkey-login.machine';

export type PasskeyLoginRef = ActorRefFrom<typeof passkeyLoginMachine>;
