import type { ActorRefFrom } from 'xstate';
import type { formMachine } from '../../../../machines/form/form.machine';
import type { memberCentreMachine } from '../../../../machines/member-centre/member-centre.machine';

/** The member centre: each of its pages is a child of it. */
export type CentreRef = ActorRefFrom<typeof memberCentreMachine>;
export type FormRef = ActorRefFrom<typeof formMachine>;
