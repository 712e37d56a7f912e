import type { FastifyRequest } from 'fastify';
import { type Endpoint, SETTINGS } from '../contract';
import { consumeAllowance, userAgentOf } from './gate';
import { ApiError, type Caller, type ModuleContext, type Session } from './platform/context';
import { bearerOf, LONGEST_TOKEN, trustTokensOf } from './platform/http/bearer';
import { languageOf } from './platform/http/reply';
import type { Visitor } from './platform/http/visitor';

const LONGEST = { merchant: 32, idempotencyKey: 64 };

/**
 * Resolves the caller; throws 401 if the endpoint requires a session and there is no valid one (asvs 8.3.1). Calls with
 * a valid token count against the session's account, others against the address: many players share an address, and
 * tokens can be made up.
 */
export async function callerOf(
  ctx: ModuleContext,
  endpoint: Endpoint,
  visitor: Visitor,
  request: FastifyRequest,
): Promise<Caller> {
  const { headers } = request;
  const session = endpoint.token === 'none' ? null : await sessionOf(ctx, endpoint, request, visitor.ip);
  return {
    ...visitor,
    host: request.hostname,
    origin: originOf(ctx, request),
    language: languageOf(request),
    merchant: text(headers.merchant, LONGEST.merchant) ?? SETTINGS.brand.merchant,
    requestId: request.id,
    idempotencyKey: text(headers['idempotency-key'], LONGEST.idempotencyKey),
    userAgent: userAgentOf(headers),
    trustTokens: trustTokensOf(headers),
    session,
  };
}

/**
 * Returns the session. A session whose password must be changed first does not count where a session is optional;
 * elsewhere it may only change the password.
 */
async function sessionOf(
  ctx: ModuleContext,
  { token: need, whilePasswordDue }: Endpoint,
  request: FastifyRequest,
  ip: string,
): Promise<Session | null> {
  const { authorization } = request.headers;
  const token = text(authorization, LONGEST_TOKEN) && bearerOf(request.headers);
  const { session: found = null, limited } = request.admission ?? {};
  if (limited) throw limited;
  if (token && !found) await consumeAllowance(ctx, ip, request);
  if (!found && need === 'required')
    throw new ApiError(401, authorization === undefined ? 'session.required' : 'session.ended');
  if (!found) return null;
  const { passwordDue, ...session } = found;
  if (!passwordDue || whilePasswordDue) return session;
  if (need === 'required') throw new ApiError(403, 'session.passwordDue');
  return null;
}

function text(header: string | string[] | undefined, longest: number): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header !== 'string' || header.length > longest) throw new ApiError(400, 'request.malformed');
  return header;
}

/** Returns the origin for links: the request's host only if it is known, because the header is up to the client. */
function originOf({ config: { knownHosts } }: ModuleContext, { protocol, host }: FastifyRequest): string {
  const [, name = '', port = ''] = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.exec(host.toLowerCase()) ?? [];
  return knownHosts.includes(name) ? `${protocol}://${name}${port}` : `${protocol}://${knownHosts[0]}`;
}
