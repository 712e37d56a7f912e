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
  /** The platform's time: real, or moved by `ops clock` in the demo. Every process reads the same row. */
  now(): Promise<Date>;
  log: FastifyBaseLogger;
  listening: ListeningPorts;
  ports: Ports;
};

/**
 * Functions that a lower area calls and an upper one implements. The caller, or an area below all callers, declares a port
 * by merging into this interface; src/gateway/ports.ts implements all. One that takes a transaction works within it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Ports {}

/** Where this process listens, known once it does: the gateway, the demo's payment provider beside it, and the demo's studio (0: there is none). */
export type ListeningPorts = { gateway: number; payments: number; studio: number };

export type Db = NodePgDatabase;
/** A transaction of `Db`; services take either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0] | Db;

/** Who is calling, as far as the edge could establish it. */
export type Caller = {
  ip: string;
  /** The host the request was addressed to, without its port. */
  host: string;
  /** Scheme, host and port by which a player reaches us: for links in mails. Never a host that we do not know. */
  origin: string;
  /** ISO 3166 alpha 2, or null where unknown. */
  country: string | null;
  language: Language;
  merchant: string;
  requestId: string;
  idempotencyKey: string | null;
  userAgent: string;
  /** Of the browser: the tokens by which accounts trust it, so that it is not asked for their second factor. */
  trustTokens: readonly string[];
  /** The valid session of the bearer token; null where none was sent or it is not valid. */
  session: Session | null;
};
export type Session = { sessionId: string; accountId: string; userName: string; type: number };

type Read<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
/** What a handler is given: the validated (and, where sealed, decrypted) body with what came in clear, else the validated query (and the picture that is the body). */
export type Input<N extends EndpointName> = Endpoints[N] extends { body: infer B }
  ? Read<B> & (Endpoints[N] extends { clear: infer C } ? Read<C> : unknown)
  : Endpoints[N] extends { query: infer Q; picture: number }
    ? Read<Q> & { image: Spooled }
    : Endpoints[N] extends { query: infer Q }
      ? Read<Q>
      : undefined;
/** What comes of it: the reply's value, or for a stream its lines. */
type Answer<N extends EndpointName> = Endpoints[N] extends { stream: unknown } ? Readable : Value<N>;
type Handler<N extends EndpointName> = (input: Input<N>, caller: Caller) => Promise<Answer<N>>;
/** What a module's `routes.ts` gives: handlers by the name of their contract entry. */
export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> };

/**
 * An error that a caller is told about: an honest status, a stable dotted code (also the id of the message in the gateway's
 * catalogue), and at most a small value; `owner`: whose money it tells, which nobody else is told. Anything else that is thrown becomes a 500 with code `unknown` and no detail.
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
