import type { FastifyRequest } from 'fastify';
import { type Endpoint, SETTINGS } from '../contract';
import { bearerOf } from './bearer';
import { consumeAllowance } from './gate';
import { ApiError, type Caller, type ModuleContext, type Session } from './module-context';
import { consumeRateLimit } from './platform/limits';
import { languageOf } from './platform/reply';
import type { Visitor } from './platform/visitor';
import { findSession } from './session/service';

const LONGEST = { merchant: 32, idempotencyKey: 64, userAgent: 256, token: 256 };

/**
 * Who is calling; refuses with 401 where the endpoint needs a session and there is none, or none any more (asvs 8.3.1). A call with a
 * token counts against the account of its session, else against the address: many players share one, and tokens can be made up.
 */
export async function callerOf(ctx: ModuleContext, endpoint: Endpoint, visitor: Visitor, request: FastifyRequest): Promise<Caller> {
  const { headers } = request;
  const userAgent = text(headers['user-agent']?.slice(0, LONGEST.userAgent), LONGEST.userAgent) ?? '';
  const session = endpoint.token === 'none' ? null : await sessionOf(ctx, endpoint, request, { ...visitor, userAgent });
  return {
    ...visitor,
    host: request.hostname,
    origin: originOf(ctx, request),
    language: languageOf(request),
    merchant: text(headers.merchant, LONGEST.merchant) ?? SETTINGS.brand.merchant,
    requestId: request.id,
    idempotencyKey: text(headers['idempotency-key'], LONGEST.idempotencyKey),
    userAgent,
    session,
  };
}

type From = Pick<Caller, 'ip' | 'country' | 'userAgent'>;

/** A session whose password must be changed first is none where it is not needed; where it is, it may only change it. */
async function sessionOf(
  ctx: ModuleContext,
  { token: need, whilePasswordDue }: Endpoint,
  request: FastifyRequest,
  from: From,
): Promise<Session | null> {
  const { authorization, quiet } = request.headers;
  const token = text(authorization, LONGEST.token) && bearerOf(request.headers);
  const found = token ? await findSession(ctx, token, from, quiet !== undefined) : null;
  if (found) await consumeRateLimit(ctx, 'call.account', found.accountId);
  else if (token) await consumeAllowance(ctx, from.ip, request);
  if (!found && need === 'required') throw new ApiError(401, authorization === undefined ? 'session.required' : 'session.ended');
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

/** Anybody can write any host into a request: only a known one, with nothing but a port after it, gets into a link. */
function originOf({ config: { knownHosts } }: ModuleContext, { protocol, host }: FastifyRequest): string {
  const [, name = '', port = ''] = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.exec(host.toLowerCase()) ?? [];
  return knownHosts.includes(name) ? `${protocol}://${name}${port}` : `${protocol}://${knownHosts[0]}`;
}
