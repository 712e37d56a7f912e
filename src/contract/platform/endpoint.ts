import type * as v from 'valibot';

export type Schema = v.GenericSchema;
/** One call, said once: the client, the gateway's routes, the OpenAPI document and the tests all derive from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Session token: none, optional or required (s7.client.token-flag). */
  token: 'none' | 'optional' | 'required';
  /** True if a session may make it whose password must be changed before anything else. */
  whilePasswordDue?: true;
  /** Whether the body travels as a sealed payload (s7.client.encrypted-calls); `'value'`: in the field of that name, beside `clear`. */
  encrypted: boolean | 'value';
  /** What goes in clear beside a body that is sealed in `value`. */
  clear?: Schema;
  /** Headers of its own, beside those of every call. */
  headers?: Record<string, string>;
  /** True if the body travels as a form (application/x-www-form-urlencoded) and not as JSON; then as nothing else. */
  form?: true;
  /** True if it moves money of who calls it: the page then looks at the balance again. */
  moves?: true;
  /** True if it carries the tokens by which accounts trust this browser (own.security.trusted-browsers). */
  tellsTrust?: true;
  /** Number of bytes the body may have where it is a picture as it is (application/octet-stream); the fields beside it are the query. */
  picture?: number;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** What each line of its reply is, where that is a stream: it goes on until either side ends it, and has no envelope unless it is refused. */
  stream?: Schema;
  /** The requirement it comes from, or 'assumed'. */
  source: string;
};
