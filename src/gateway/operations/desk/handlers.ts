import type * as v from 'valibot';
import type { DeskEndpointName, DeskEndpoints, DeskValue } from '../../../contract/operations/desk-endpoints';
import type { DeskCaller } from './caller';

type Read<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
/** Input of a handler: the validated body, else the validated query. */
export type DeskInput<N extends DeskEndpointName> = DeskEndpoints[N] extends { body: infer B }
  ? Read<B>
  : DeskEndpoints[N] extends { query: infer Q }
    ? Read<Q>
    : undefined;
/** Handlers of the desk's calls, by the name of their contract entry. */
export type DeskHandlers<N extends DeskEndpointName = DeskEndpointName> = {
  [K in N]: (input: DeskInput<K>, caller: DeskCaller) => Promise<DeskValue<K>>;
};
