import type { ActorRefFrom } from 'xstate';
import type { extraVerificationMachine } from '../../../../machines/identity/extra-verification/extra-verification.machine';

export type ProofRef = ActorRefFrom<typeof extraVerificationMachine>;
