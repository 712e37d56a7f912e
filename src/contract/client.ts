import * as v from 'valibot';
import type { Endpoint, EndpointName, LineOf, RequestOf, ValueOf } from './endpoints';
import type { entryEndpoints } from './identity/entry-endpoints';
import type { centreEndpoints } from './platform/centre-endpoints';
import { asFailure, type Failure } from './platform/failure';
import { SETTINGS } from './platform/settings';
import type { siteEndpoints } from './platform/site-endpoints';
import { reply, type Sealed, TRUST_HEADER } from './platform/wire';

/** Dependencies of the client; all side effects are here. `N`: names of its calls. */
export type ClientDependencies<N extends string = EndpointName> = {
  fetch: typeof fetch;
  /** Origin, or '' for the same one. */
  origin?: string;
  /**
   * Current headers: the language, the merchant, the session's token if there is one, and the tokens by which accounts
   * trust this browser.
   */
  credentials(): { language: string; merchant: string; token: string | null; trust?: readonly string[] };
  /** Seals a plaintext (the client adds nothing: timestamp and nonce are the sealer's). */
  seal(plaintext: Record<string, unknown>): Promise<Sealed>;
  /** Called after a call that moved money. */
  onMoved?(): void;
  /**
   * Notified of every failure before it is thrown, with the token of the call, e.g. to end a session. Not called for
   * quiet requests.
   */
  onFailure?(failure: Failure, endpoint: N, token: string | null): void;
  /** Milliseconds until a call fails as a `timeout`. */
  timeout?: number;
};

/** `quiet`: polling by the page, which neither extends the session nor shows a failure to the player. */
type Extras = { signal?: AbortSignal; idempotencyKey?: string; quiet?: boolean };
/**
 * `onLine` receives each line until the stream, and with it the call, ends. `reader` is `readLines`: few pages read a
 * stream, so only those load it.
 */
type Listening<E> = Extras & { onLine(line: LineOf<E>): void; reader: LineReader };
type LineReading = { onLine(line: unknown): void; reader: LineReader };
/** Reads a stream line by line to its end. */
export type LineReader = (
  deps: Pick<ClientDependencies, 'fetch' | 'timeout'>,
  url: string,
  init: Pick<RequestInit, 'headers' | 'signal'>,
  stream: { endpoint: Endpoint; onLine(line: unknown): void },
) => Promise<null>;
type Call<E> = E extends { stream: unknown }
  ? (request: RequestOf<E>, extras: Listening<E>) => Promise<ValueOf<E>>
  : undefined extends RequestOf<E>
    ? (request?: RequestOf<E>, extras?: Extras) => Promise<ValueOf<E>>
    : (request: RequestOf<E>, extras?: Extras) => Promise<ValueOf<E>>;
/** Part of a contract as functions, one per endpoint. Each rejects with a `Failure`. */
export type ClientOf<T> = { -readonly [N in keyof T]: Call<T[N]> };

/** Client of the centres: the endpoints of any page and their own. */
export type Client = ClientOf<typeof siteEndpoints & typeof entryEndpoints & typeof centreEndpoints>;

/** Client of any page, and that of a screen or a dialog. */
export type PageClient = ClientOf<typeof siteEndpoints>;
export type SiteClient = ClientOf<typeof siteEndpoints & typeof entryEndpoints>;

/** Creates functions for some rows of the contract. */
export function createClient<T extends Readonly<Record<string, Endpoint>>, N extends string = EndpointName>(
  rows: T,
  deps: ClientDependencies<N>,
): ClientOf<T> {
  const tracing = { on: false };
  const calls = Object.entries<Endpoint>(rows).map(([name, endpoint]) => [
    name,
    async (request?: unknown, extras: Extras & Partial<LineReading> = {}) => {
      const credentials = deps.credentials();
      try {
        const value = await send({ ...deps, credentials, tracing }, endpoint, request, extras);
        if (endpoint.moves) deps.onMoved?.();
        return value;
      } catch (error) {
        if (!extras.quiet) deps.onFailure?.(asFailure(error), name as N, credentials.token);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(calls) as ClientOf<T>;
}

/** Parts of one call. `tracing`: on while the gateway's responses have a trace. */
type Sending = Omit<ClientDependencies, 'credentials' | 'onFailure'> & {
  credentials: ReturnType<ClientDependencies['credentials']>;
  tracing: { on: boolean };
};

async function send(
  deps: Sending,
  endpoint: Endpoint,
  request: unknown,
  extras: Extras & Partial<LineReading>,
): Promise<unknown> {
  const url = (deps.origin ?? '') + endpoint.path + queryOf(endpoint, request);
  const body = endpoint.picture ? Object(request).image : await bodyOf(deps, endpoint, request);
  const { language, merchant, token, trust = [] } = deps.credentials;
  const headers: Record<string, string> = { Language: language, Merchant: merchant, ...endpoint.headers };
  if (body !== undefined) headers['Content-Type'] = typeOf(endpoint);
  if (token && endpoint.token !== 'none') headers.Authorization = `Bearer ${token}`;
  if (endpoint.tellsTrust && trust.length > 0) headers[TRUST_HEADER] = trust.join(' ');
  if (extras.idempotencyKey) headers['Idempotency-Key'] = extras.idempotencyKey;
  if (extras.quiet) headers.Quiet = '1';
  if (deps.tracing.on) headers.traceparent = newTrace();

  const { onLine, reader, signal: callerSignal } = extras;
  if (reader && onLine) return reader(deps, url, { headers, signal: callerSignal }, { endpoint, onLine });
  const timeout = AbortSignal.timeout(deps.timeout ?? SETTINGS.callTimeout);
  const { signal, release } = anySignal(timeout, callerSignal);
  const init = { method: endpoint.method, headers, body, signal };
  const response = await fetched(deps, url, init, timeout).finally(release);
  return unwrapped(endpoint, response);
}

const typeOf = ({ form, picture }: Endpoint) =>
  picture ? 'application/octet-stream' : form ? 'application/x-www-form-urlencoded' : 'application/json';

function queryOf(endpoint: Endpoint, request: unknown) {
  if (!endpoint.query || !request) return '';
  const queryEntries = Object.entries(checked(endpoint.query, request) ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  return queryEntries.length > 0
    ? `?${new URLSearchParams(queryEntries.map(([name, value]) => [name, String(value)]))}`
    : '';
}

async function bodyOf(deps: Sending, endpoint: Endpoint, request: unknown) {
  if (!endpoint.body) return undefined;
  const fields: Record<string, unknown> = { ...Object(checked(endpoint.body, request)) };
  if (endpoint.form)
    return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
  return JSON.stringify(endpoint.encrypted ? await sealedBody(deps, endpoint, fields, request) : fields);
}

/** Invalid requests are rejected before they are sent. */
function checked(schema: v.GenericSchema, request: unknown) {
  const { success, output } = v.safeParse(schema, request);
  if (!success) throw { kind: 'rejected', code: 'request.invalid' } satisfies Failure;
  return output;
}

async function sealedBody(
  deps: Sending,
  { encrypted, clear }: Endpoint,
  fields: Record<string, unknown>,
  request: unknown,
) {
  const value = await deps.seal(fields);
  return encrypted === 'value' && clear ? { ...Object(checked(clear, request)), value } : value;
}

async function fetched(deps: Sending, url: string, init: RequestInit, timeout: AbortSignal) {
  try {
    const response = await deps.fetch(url, init);
    deps.tracing.on = response.headers.has('traceresponse');
    const retryAfter = Number(response.headers.get('Retry-After') ?? undefined);
    return {
      status: response.status,
      json: await response.json().catch(() => undefined),
      ...(retryAfter > 0 ? { retryAfter } : {}),
    };
  } catch {
    const kind = timeout.aborted ? 'timeout' : 'offline';
    throw { kind, code: `client.${kind}` } satisfies Failure;
  }
}

/** Returns a `traceparent` of W3C: a new trace, which the gateway decides to record or not (`own.tracing.calls`). */
function newTrace(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-00`;
}

/** Returns the value of a reply, validated; throws a `Failure` for anything else. */
export function unwrapped(
  endpoint: Endpoint,
  { status, json, ...wait }: { status: number; json: unknown; retryAfter?: number },
) {
  const parsed = v.safeParse(reply, json);
  if (!parsed.success) throw { kind: 'malformed', code: 'reply.malformed', status } satisfies Failure;
  const { success, message, messages, value, code = 'unknown', requestId } = parsed.output;
  if (!success) {
    const kind = status === 401 && endpoint.token !== 'none' ? 'unauthorised' : 'rejected';
    throw { kind, code, message, ...(messages && { messages }), status, value, requestId, ...wait } satisfies Failure;
  }
  const checked = v.safeParse(endpoint.response, value);
  if (!checked.success) throw { kind: 'malformed', code: 'reply.malformed', status } satisfies Failure;
  return checked.output;
}

/**
 * Returns a signal that aborts at the call's own limit or with the caller's signal, if any. `release` removes its
 * listeners: the caller's signal outlives many calls. `AbortSignal.any` is missing from the oldest browsers we serve
 * (Chrome 109, Safari 16.4).
 */
export function anySignal(limit: AbortSignal, callerSignal: AbortSignal | null | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const signals = callerSignal ? [limit, callerSignal] : [limit];
  for (const signal of signals) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  const release = () => {
    for (const signal of signals) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, release };
}
