import type { ActorRefFrom } from 'xstate';
import type { ListMachine } from '../../../machines/platform/list/list.machine';

export type ListRef<P> = ActorRefFrom<ListMachine<P>>;
