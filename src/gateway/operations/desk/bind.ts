import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskEndpoint } from '../../../contract/operations/desk-endpoint';
import { type DeskEndpointName, deskEndpoints } from '../../../contract/operations/desk-endpoints';
import type { ModuleContext } from '../../platform/context';
import { answering } from '../../platform/http/answering';
import { bearerOf } from '../../platform/http/bearer';
import { sendValue } from '../../platform/http/reply';
import { checkedReply, readInput } from '../../platform/http/validated';
import type { VisitorOf } from '../../platform/http/visitor';
import { GRANTS } from '../ops/roles';
import { type DeskCaller, requireRole, sessionIn } from './caller';
import type { DeskHandlers } from './handlers';
import { findDeskSession, requireStepUp } from './sessions';

/** Method syntax, so that the parameter may be narrower than `unknown`; the entry's schema validates it. */
type Handle = { run(input: unknown, caller: DeskCaller): Promise<unknown> }['run'];
type Edge = { ctx: ModuleContext; visitorOf: VisitorOf };

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller of an endpoint of the desk; null on other routes. */
    deskCaller: DeskCaller | null;
  }
}

/** Adds every entry of the desk's contract to the operators' server. A missing handler does not compile. */
export function bindDesk(server: FastifyInstance, edge: Edge, handlers: DeskHandlers) {
  server.decorateRequest('deskCaller', null);
  for (const name of Object.keys(handlers) as DeskEndpointName[]) bindOne(server, edge, name, handlers[name]);
}

function bindOne(server: FastifyInstance, { ctx, visitorOf }: Edge, name: DeskEndpointName, handle: Handle) {
  const endpoint: DeskEndpoint = deskEndpoints[name];
  const { method, path: url, body, query } = endpoint;
  // Before the body is read, so that strangers cannot make us read one.
  const onRequest = async (request: FastifyRequest) => {
    const session = endpoint.token === 'none' ? null : await sessionOf(ctx, request);
    request.deskCaller = { ip: visitorOf(request).ip, requestId: request.id, session };
    await answering(() => authorise(ctx, name, endpoint, request.deskCaller));
  };
  server.route({
    method,
    url,
    onRequest,
    config: { allowance: 'ops.ip' },
    handler: (request, reply) =>
      answering(async () => {
        if (!request.deskCaller) throw new TypeError('the caller has not been resolved');
        const input = body ? readInput(body, request.body) : query && readInput(query, request.query);
        return sendValue(request, reply, checkedReply(endpoint, await handle(input, request.deskCaller)));
      }),
  });
}

async function sessionOf(ctx: ModuleContext, { headers }: FastifyRequest) {
  const token = bearerOf(headers);
  return token === null ? null : findDeskSession(ctx, token, headers.quiet !== undefined);
}

/** Throws `desk.session`, `ops.role` (which is recorded) or `desk.stepUp` if the caller may not make the call. */
async function authorise(
  ctx: ModuleContext,
  name: DeskEndpointName,
  { token, permission, stepUp }: DeskEndpoint,
  caller: DeskCaller | null,
) {
  if (token === 'none' || !caller) return;
  const session = sessionIn(caller);
  if (permission) await requireRole(ctx, caller, GRANTS[permission], name);
  if (stepUp) await requireStepUp(ctx, session);
}
