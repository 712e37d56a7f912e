import type { ActorRefFrom } from 'xstate';
import type { verificationMachine } from '../../../../machines/identity/verification/verification.machine';

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;
