import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sealed, sealedValue } from '../contract';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints';
import { callerOf } from './caller';
import { ApiError, type Caller, type Handlers, type ModuleContext } from './platform/context';
import { injectFault } from './platform/faults';
import { answering } from './platform/http/answering';
import { consumeRateLimit } from './platform/http/limits';
import { sendProblem, sendValue } from './platform/http/reply';
import { checkedReply, readInput } from './platform/http/validated';
import type { VisitorOf } from './platform/http/visitor';
import { unseal } from './platform/payload-encryption/service';
import { Spooled } from './platform/spool';

/**
 * Method syntax, so that the parameter may be narrower than `unknown`; `inputOf` validates it against the entry that
 * types the handler.
 */
type Handle = { run(input: unknown, caller: Caller): Promise<unknown> }['run'];
type Edge = { ctx: ModuleContext; visitorOf: VisitorOf };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the body is a form. */
    form?: boolean;
    /** True if the body is a raw picture, which may be large and slow to arrive. */
    picture?: boolean;
  }
  interface FastifyRequest {
    /** Caller of a contract endpoint; null on other routes. */
    caller: Caller | null;
  }
}

/** Adds every contract entry to the server, with its handler. A missing handler does not compile. */
export function bind(server: FastifyInstance, edge: Edge, handlers: Handlers) {
  server.decorateRequest('caller', null);
  for (const name of Object.keys(handlers) as EndpointName[]) bindOne(server, edge, name, handlers[name]);
}

function bindOne(server: FastifyInstance, { ctx, visitorOf }: Edge, name: EndpointName, handle: Handle) {
  const endpoint: Endpoint = endpoints[name];
  const { method, path: url, form = false, bytes } = endpoint;
  const picture = endpoint.picture !== undefined;
  const bodyLimit = endpoint.picture ?? bytes;
  // Before the body is read, so that unauthorised callers cannot make us read one.
  const onRequest = async (request: FastifyRequest) => {
    request.caller = await answering(() => callerOf(ctx, endpoint, visitorOf(request), request));
    if (picture) await consumeRateLimit(ctx, 'upload', request.caller.session?.accountId ?? request.caller.ip);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.caller) throw new TypeError('the caller has not been resolved');
    const mayFail = request.headers.quiet === undefined && request.admission?.isFaulty !== false;
    const problem = mayFail ? await injectFault(ctx, name) : null;
    if (problem) return sendProblem(request, reply, problem);
    const input = await inputOf(ctx, endpoint, request);
    const value = await handle(input, request.caller);
    // Turns off proxy buffering of streams. The connection closes at the end, because keep-alive would delay a gateway
    // that stops.
    if (value instanceof Readable)
      return reply
        .headers({ 'X-Accel-Buffering': 'no', Connection: 'close' })
        .type(endpoint.events ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
        .send(value);
    return sendValue(request, reply, checkedReply(endpoint, value));
  };
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    answering(() => answer(request, reply)).finally(() => request.body instanceof Spooled && request.body.close());
  server.route({ method, url, bodyLimit, onRequest, handler, config: { form, picture, ...gated(name, endpoint) } });
}

/** Returns the route's rate limit by address, depending on the kind of call: system status, reads, or others. */
function gated(name: EndpointName, { method, token }: Endpoint) {
  const isStatus = name === 'systemStatus';
  const isOfSite = isStatus || name === 'siteStream';
  const byKind = method === 'GET' ? 'read.ip' : 'call.ip';
  return {
    endpoint: name,
    allowance: isStatus ? ('status.ip' as const) : byKind,
    closes: !isOfSite,
    takesToken: token !== 'none',
  } as const;
}

/**
 * Returns the validated input: the body, decrypted if necessary, else the query, with the picture if there is one.
 * Errors do not quote the input.
 */
async function inputOf(ctx: ModuleContext, endpoint: Endpoint, { body, query }: FastifyRequest): Promise<unknown> {
  const parsedQuery = endpoint.query && readInput(endpoint.query, query);
  if (endpoint.picture) {
    if (!(body instanceof Spooled)) throw new ApiError(415, 'upload.kind');
    return { ...Object(parsedQuery), image: body };
  }
  if (!endpoint.body) return parsedQuery;
  const inClear: object = endpoint.clear ? Object(readInput(endpoint.clear, body)) : {};
  const fields = readInput(endpoint.body, endpoint.encrypted ? await unseal(ctx, sealedIn(endpoint, body)) : body);
  return endpoint.clear ? { ...inClear, ...Object(fields) } : fields;
}

const sealedIn = ({ encrypted }: Endpoint, body: unknown) =>
  encrypted === 'value' ? readInput(sealedValue, body).value : readInput(sealed, body);
