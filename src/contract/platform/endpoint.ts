import type * as v from 'valibot';

export type Schema = v.GenericSchema;
/** A call, defined once: the client, the gateway's routes, the OpenAPI document and the tests all derive from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Session token: none, optional or required (s7.client.token-flag). */
  token: 'none' | 'optional' | 'required';
  /** True if a session may make it whose password must be changed before anything else. */
  whilePasswordDue?: true;
  /**
   * True if the body is sent encrypted (s7.client.encrypted-calls); `'value'`: in the field of that name, beside
   * `clear`.
   */
  encrypted: boolean | 'value';
  /** Fields that are sent in clear beside a body that is encrypted in `value`. */
  clear?: Schema;
  /** Headers of its own, beside those of every call. */
  headers?: Record<string, string>;
  /** True if the body travels as a form (application/x-www-form-urlencoded) and not as JSON; then as nothing else. */
  form?: true;
  /** True if it moves the caller's balance, which the page then refreshes. */
  moves?: true;
  /** True if it carries the tokens by which accounts trust this browser (own.security.trusted-browsers). */
  tellsTrust?: true;
  /**
   * Number of bytes the body may have where it is a picture as it is (application/octet-stream); the fields beside it
   * are the query.
   */
  picture?: number;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** Schema of each line of a stream: it runs until either side ends it, and has no envelope unless it is rejected. */
  stream?: Schema;
  /** The requirement it comes from, or 'assumed'. */
  source: string;
};
