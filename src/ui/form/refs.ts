import type { ActorRefFrom } from 'xstate';
import type { formMachine } from '../../../machines/platform/form/form.machine';

export type FormRef = ActorRefFrom<typeof formMachine>;
/** The id of a field, and what is wrong with it. */
export type FieldOf = (name: string) => { id: string; name: string; error: string | undefined };
