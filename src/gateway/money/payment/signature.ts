import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../../platform/context';
import { isSame } from '../../platform/secrets/secrets';

/** Returns the HMAC-SHA-256 of a text, base64url. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/**
 * Returns the keyed hash of a payer's number, which stands for the number on the wire. `secret`: the key that the
 * provider signs with; `number`: as a payout account stores it (README).
 */
export const payerHash = (secret: string, number: string): string => sign(sign(secret, 'payer.number'), number);

/** Verifies a signature in constant time. */
export const isSigned = (secret: string, text: string, signature: string): boolean =>
  isSame(sign(secret, text), signature);

/** Maximum age of an event, ms; limits replays of intercepted ones, which are also deduplicated by id. */
const TOLERANCE = 300_000;

/** Returns whether a timestamp is too old or in the future. */
export const isStale = (at: Date, now: Date): boolean => Math.abs(now.getTime() - at.getTime()) > TOLERANCE;

/**
 * Returns the signature header of an event: time of signing (ms) and signature over that time and the body, `t=…,v1=…`.
 */
export const stamped = (secret: string, body: string, at: Date): string =>
  `t=${at.getTime()},v1=${sign(secret, `${at.getTime()}.${body}`)}`;

/** Returns the time of signing if the signature is by one of the secrets, else null. */
export function stampOf(secrets: readonly string[], body: string, header: string): Date | null {
  const [, time = '', signature = ''] = /^t=(\d{1,16}),v1=([\w-]+)$/.exec(header) ?? [];
  const isValid = secrets.some((secret) => isSigned(secret, `${time}.${body}`, signature));
  return isValid ? new Date(Number(time)) : null;
}

/** Throws `payment.signature` if the signature is invalid, and `payment.stale` if it is too old. */
export function proveSigned(secrets: readonly string[], body: string, header: unknown, now: Date): void {
  const at = typeof header === 'string' ? stampOf(secrets, body, header) : null;
  if (!at) throw new ApiError(401, 'payment.signature');
  if (isStale(at, now)) throw new ApiError(400, 'payment.stale');
}

/** Parses JSON bodies as text, because the signature covers the raw body. */
export function takeSignedText(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

/** Returns the signed text; throws `request.malformed` if there is none. */
export function signedText({ body }: FastifyRequest): string {
  const text = v.safeParse(v.string(), body);
  if (!text.success) throw new ApiError(400, 'request.malformed');
  return text.output;
}
