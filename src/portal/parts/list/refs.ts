import type { ActorRefFrom } from 'xstate';
import type { ListMachine } from '../../../../machines/list/list.machine';

export type ListRef<P> = ActorRefFrom<ListMachine<P>>;
