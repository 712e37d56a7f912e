import type { ActorRefFrom } from 'xstate';
import type { extraVerificationMachine } from '../../../../machines/extra-verification/extra-verification.machine';

export type ProofRef = ActorRefFrom<typeof extraVerificationMachine>;
