import type { ActorRefFrom } from 'xstate';
import type { freeTrialMachine } from '../../../../machines/free-trial/free-trial.machine';

export type FreeTrialRef = ActorRefFrom<typeof freeTrialMachine>;
