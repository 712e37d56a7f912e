import type { ActorRefFrom } from 'xstate';
import type { formMachine } from '../../../../machines/form/form.machine';

export type FormRef = ActorRefFrom<typeof formMachine>;
