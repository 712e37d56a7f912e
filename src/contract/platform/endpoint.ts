import type * as v from 'valibot';

export type Schema = v.GenericSchema;
/** A call, defined once: the client, the gateway's routes, the OpenAPI document and the tests all derive from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Session token: none, optional or required (s7.client.token-flag). */
  token: 'none' | 'optional' | 'required';
  /** True if sessions may call it before they have changed a password that is due. */
  whilePasswordDue?: true;
  /**
   * True if the body is sent encrypted (s7.client.encrypted-calls); `'value'`: in the field of that name, next to
   * `clear`.
   */
  encrypted: boolean | 'value';
  /** Fields that are sent unencrypted next to a body that is encrypted in `value`. */
  clear?: Schema;
  /** Additional headers of this call. */
  headers?: Record<string, string>;
  /** True if the body is sent as a form (application/x-www-form-urlencoded) instead of JSON. */
  form?: true;
  /** True if it moves the caller's balance, which the page then refreshes. */
  moves?: true;
  /** True if it carries the tokens by which accounts trust this browser (own.security.trusted-browsers). */
  tellsTrust?: true;
  /**
   * Maximum number of bytes of a body that is a raw picture (application/octet-stream); the other fields are the query.
   */
  picture?: number;
  /** Maximum number of bytes of any other body, if below that of all calls. */
  bytes?: number;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** Schema of each line of a stream: it runs until either side ends it, and has no envelope unless it is rejected. */
  stream?: Schema;
  /** True if the stream has server-sent events instead of lines. */
  events?: true;
  /** Requirement that it implements, or 'assumed'. */
  source: string;
};
