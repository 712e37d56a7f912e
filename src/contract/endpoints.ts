import type * as v from 'valibot';
import { centreEndpoints } from './centre-endpoints';
import { siteEndpoints } from './site-endpoints';

type Schema = v.GenericSchema;
/** One call, said once: the client, the gateway's routes, the OpenAPI document and the tests all derive from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Whether the call needs a session's token (s7.client.token-flag). */
  token: 'none' | 'optional' | 'required';
  /** Whether the body travels as a sealed payload (s7.client.encrypted-calls); `'value'`: in the field of that name, beside `clear`. */
  encrypted: boolean | 'value';
  /** What goes in clear beside a body that is sealed in `value`. */
  clear?: Schema;
  /** Headers of its own, beside those of every call. */
  headers?: Record<string, string>;
  /** Whether the body travels as a form (application/x-www-form-urlencoded) and not as JSON; then as nothing else. */
  form?: true;
  /** Whether it moves money of who calls it: the page then looks at the balance again. */
  moves?: true;
  /** How large a body may be, bytes, where it carries more than fields. */
  bodyLimit?: number;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** The requirement it comes from, or 'assumed'. */
  source: string;
};

/** Everything that can be called. Players' pages take the two parts by themselves, so that the second comes with the member centre. */
export const endpoints = { ...siteEndpoints, ...centreEndpoints } as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type In<S> = S extends Schema ? v.InferInput<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? In<S> : undefined;
/** What a call is given: its body (and what goes in clear beside it), else its query, else nothing. */
export type Request<N extends EndpointName> = Endpoints[N] extends { body: Schema; clear: Schema }
  ? Part<Endpoints[N], 'body'> & Part<Endpoints[N], 'clear'>
  : Endpoints[N] extends { body: Schema }
    ? Part<Endpoints[N], 'body'>
    : Part<Endpoints[N], 'query'>;
/** What a call gives back: the `value` of its reply. */
export type Value<N extends EndpointName> = v.InferOutput<Endpoints[N]['response']>;
