import type { Readable } from 'node:stream';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type * as v from 'valibot';
import type { EndpointName, Endpoints, Language, Value } from '../../contract';
import type { Config } from './config';
import type { Params } from './i18n';
import type { Spooled } from './spool';

/** Dependencies shared by all modules. */
export type ModuleContext = {
  config: Config;
  db: Db;
  /** Platform time: real, or shifted by `ops clock` in the demo. All processes read the same row. */
  now(): Promise<Date>;
  log: FastifyBaseLogger;
  listening: ListeningPorts;
  ports: Ports;
};

/**
 * Functions that a lower area calls and an upper one implements. The caller, or an area below all callers, declares a
 * port by merging into this interface; src/gateway/ports.ts implements all of them. A port that receives a transaction
 * works within it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Ports {}

/**
 * Ports on which this process listens, known once it does: the gateway, the operators' server, the demo's payment
 * provider, and the demo's studio (0: none).
 */
export type ListeningPorts = { gateway: number; operations: number; payments: number; studio: number };

export type Db = NodePgDatabase;
/** A transaction of `Db`; services take either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0] | Db;

/** Caller of an endpoint, as far as the edge could establish it. */
export type Caller = {
  ip: string;
  /** Host that the request was addressed to, without the port. */
  host: string;
  /** Scheme, host and port at which players reach us, for links in mails. Always one of the known hosts. */
  origin: string;
  /** ISO 3166 alpha-2, or null if unknown. */
  country: string | null;
  language: Language;
  merchant: string;
  requestId: string;
  idempotencyKey: string | null;
  userAgent: string;
  /** Trust tokens of the browser, by which accounts skip the second factor. */
  trustTokens: readonly string[];
  /** Session of the bearer token; null if there is no valid token. */
  session: Session | null;
};
export type Session = { sessionId: string; accountId: string; userName: string; type: number };

type Read<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
/**
 * Input of a handler: the validated (and decrypted) body with its plaintext fields, else the validated query (with the
 * uploaded picture, if the body is one).
 */
export type Input<N extends EndpointName> = Endpoints[N] extends { body: infer B }
  ? Read<B> & (Endpoints[N] extends { clear: infer C } ? Read<C> : unknown)
  : Endpoints[N] extends { query: infer Q; picture: number }
    ? Read<Q> & { image: Spooled }
    : Endpoints[N] extends { query: infer Q }
      ? Read<Q>
      : undefined;
/** Result of a handler: the reply's value, or the lines of a stream. */
type Answer<N extends EndpointName> = Endpoints[N] extends { stream: unknown } ? Readable : Value<N>;
type Handler<N extends EndpointName> = (input: Input<N>, caller: Caller) => Promise<Answer<N>>;
/** Handlers of a module's `routes.ts`, by the name of their contract entry. */
export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> };

/**
 * Error for callers: an HTTP status, a stable dotted code (also the id of the message in the gateway's catalogue), and
 * at most a small value. `owner` is the account whose balance the value discloses; others do not get it. Any other
 * thrown error becomes a 500 with code `unknown` and no detail.
 */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: string,
    readonly extra: { value?: unknown; params?: Params; retryAfter?: number; owner?: string } = {},
  ) {
    super(code);
  }
}
