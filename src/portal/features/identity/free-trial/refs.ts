import type { ActorRefFrom } from 'xstate';
import type { freeTrialMachine } from '../../../../../machines/identity/free-trial/free-trial.machine';

export type FreeTrialRef = ActorRefFrom<typeof freeTrialMachine>;
