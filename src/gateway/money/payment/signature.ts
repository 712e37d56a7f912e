import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../../platform/context';
import { isSame } from '../../platform/secrets/secrets';

/** HMAC-SHA-256, as text. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Verifies a signature in constant time. */
export const isSigned = (secret: string, text: string, signature: string): boolean =>
  isSame(sign(secret, text), signature);

/** How old a word may be, ms: one that somebody has listened to is worth nothing later, and is known anyway. */
const TOLERANCE = 300_000;

/** Returns whether a timestamp is too old or in the future. */
export const isStale = (at: Date, now: Date): boolean => Math.abs(now.getTime() - at.getTime()) > TOLERANCE;

/** A word's header: when it was signed (ms), and the signature over that moment and the body, `t=…,v1=…`. */
export const stamped = (secret: string, body: string, at: Date): string =>
  `t=${at.getTime()},v1=${sign(secret, `${at.getTime()}.${body}`)}`;

/** When a word was signed, where its signature is right; else null. */
export function stampOf(secret: string, body: string, header: string): Date | null {
  const [, time = '', signature = ''] = /^t=(\d{1,16}),v1=([\w-]+)$/.exec(header) ?? [];
  return isSigned(secret, `${time}.${body}`, signature) ? new Date(Number(time)) : null;
}

/** Refuses a word with `payment.signature` where its signature is not right, and with `payment.stale` where it is too old. */
export function proveSigned(secret: string, body: string, header: unknown, now: Date): void {
  const at = typeof header === 'string' ? stampOf(secret, body, header) : null;
  if (!at) throw new ApiError(401, 'payment.signature');
  if (isStale(at, now)) throw new ApiError(400, 'payment.stale');
}

/** JSON comes as the text that was signed. */
export function takeSignedText(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

/** The text that was signed; refuses with `request.malformed` where there is none. */
export function signedText({ body }: FastifyRequest): string {
  const text = v.safeParse(v.string(), body);
  if (!text.success) throw new ApiError(400, 'request.malformed');
  return text.output;
}
