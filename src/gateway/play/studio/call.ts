import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  STUDIO_CODES,
  STUDIO_HEADERS,
  STUDIO_WINDOW,
  type StudioAnswer,
  type StudioCode,
  studioNonce,
  studioStamp,
} from '../../../contract/play/studio';
import type { ModuleContext } from '../../platform/context';
import { type Key, keyById } from './keys';
import { isSignedBy } from './signature';

/** Authenticated call. */
export type Proven = { key: Key; nonce: string; call: string; body: string; began: number };

/** Rejection for a studio. `balance`: minor units. */
export class StudioRejection extends Error {
  constructor(
    readonly code: StudioCode,
    readonly more: { balance?: bigint | null; transactionId?: string; fields?: string[] } = {},
  ) {
    super(code);
  }
}

/**
 * Authenticates a call by its raw bytes, before parsing them (W1, W2). Throws `studio.signature`, `studio.key` or
 * `studio.stale`. Uses the real time, even if operators have moved the demo's.
 */
export async function proven(
  ctx: ModuleContext,
  { method, url, headers, body }: FastifyRequest,
  call: string,
): Promise<Proven> {
  const began = performance.now();
  const parsedHeaders = v.safeParse(signedHeaders, headers);
  if (!parsedHeaders.success || !Buffer.isBuffer(body)) throw new StudioRejection('studio.signature');
  const { key: id, timestamp, nonce, signature } = parsedHeaders.output;
  const key = await keyById(ctx, id);
  if (!key) throw new StudioRejection('studio.key');
  if (!isSignedBy(key.secret, { method, path: url, timestamp, nonce, body }, signature))
    throw new StudioRejection('studio.signature');
  if (Math.abs(Date.now() - Number(timestamp)) > STUDIO_WINDOW) throw new StudioRejection('studio.stale');
  return { key, nonce, call, body: body.toString('utf8'), began };
}

const { key, timestamp, nonce, signature } = STUDIO_HEADERS;
const lower = <H extends string>(header: H) => header.toLowerCase() as Lowercase<H>;
const signedHeaders = v.pipe(
  v.looseObject({
    [lower(key)]: v.pipe(v.string(), v.maxLength(64)),
    [lower(timestamp)]: studioStamp,
    [lower(nonce)]: studioNonce,
    [lower(signature)]: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  }),
  v.transform((all) => ({
    key: String(all['x-studio-key']),
    timestamp: String(all['x-studio-timestamp']),
    nonce: String(all['x-studio-nonce']),
    signature: String(all['x-studio-signature']),
  })),
);

/** Returns the log record of a call (W30). */
export const calledJson = ({ key, nonce, call, body, began }: Proven, more: object = {}): string =>
  JSON.stringify({
    studio: key.studioId,
    key: key.id,
    nonce,
    call,
    body: body.replaceAll('\0', '�'),
    tookUs: Math.round((performance.now() - began) * 1_000),
    ...more,
  });

/** Consumes a nonce; throws `studio.replayed` if it was used before (W3). */
export async function consumeNonce({ db }: ModuleContext, { key, nonce }: Proven): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into studio_nonces (key_id, nonce, at) values (${key.id}, ${nonce}, clock_timestamp()) on conflict do nothing`);
  if (!rowCount) throw new StudioRejection('studio.replayed');
}

/** Logs a call that settles nothing. */
export async function noted({ db }: ModuleContext, call: Proven, answer: object): Promise<void> {
  await db.execute(sql`select studio_logged(${calledJson(call)}::jsonb, ${JSON.stringify([answer])}::jsonb)`);
}

/**
 * Logs a rejection and rethrows it. Skips replayed nonces, which would let an attacker fill the log, and server errors,
 * which are logged elsewhere.
 */
export async function noteRejection(
  ctx: ModuleContext,
  call: Proven,
  error: unknown,
  { code, fields }: StudioAnswer,
): Promise<never> {
  if (STUDIO_CODES[code].status < 500 && code !== 'studio.replayed')
    await noted(ctx, call, { code, ...(fields && { fields }) });
  throw error;
}
