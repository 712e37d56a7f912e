import type { ActorRefFrom } from 'xstate';
import type { verificationMachine } from '../../../../machines/verification/verification.machine';

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;
