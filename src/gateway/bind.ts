import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sealed, sealedValue } from '../contract';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints';
import { unreadablePaths } from '../contract/platform/readable';
import { callerOf } from './caller';
import { ApiError, type Caller, type Handlers, type ModuleContext } from './platform/context';
import { injectFault } from './platform/faults';
import { answering } from './platform/http/answering';
import { consumeRateLimit } from './platform/http/limits';
import { sendProblem, sendValue } from './platform/http/reply';
import type { VisitorOf } from './platform/http/visitor';
import { unseal } from './platform/payload-encryption/service';
import { Spooled } from './platform/spool';

/** A method's parameter may be narrower than `unknown`; `inputOf` has checked it against the same entry that the handler is typed by. */
type Handle = { run(input: unknown, caller: Caller): Promise<unknown> }['run'];
type Edge = { ctx: ModuleContext; visitorOf: VisitorOf };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the body travels as a form. */
    form?: boolean;
    /** True if the body is a picture as it is: then it may be large, and long on its way. */
    picture?: boolean;
  }
  interface FastifyRequest {
    /** Who calls an endpoint of the contract; null anywhere else. */
    caller: Caller | null;
  }
}

/** Puts every entry of the contract on the server, with the handler of its name. One that is missing does not compile. */
export function bind(server: FastifyInstance, edge: Edge, handlers: Handlers) {
  server.decorateRequest('caller', null);
  for (const name of Object.keys(handlers) as EndpointName[]) bindOne(server, edge, name, handlers[name]);
}

function bindOne(server: FastifyInstance, { ctx, visitorOf }: Edge, name: EndpointName, handle: Handle) {
  const endpoint: Endpoint = endpoints[name];
  const { method, path: url, form = false, picture: bodyLimit } = endpoint;
  const picture = bodyLimit !== undefined;
  // Before the body is read: who may not call sends nothing that we look at.
  const onRequest = async (request: FastifyRequest) => {
    request.caller = await answering(() => callerOf(ctx, endpoint, visitorOf(request), request));
    if (picture) await consumeRateLimit(ctx, 'upload', request.caller.session?.accountId ?? request.caller.ip);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.caller) throw new TypeError('nobody has looked who calls');
    const mayFail = request.headers.quiet === undefined && request.admission?.isFaulty !== false;
    const problem = mayFail ? await injectFault(ctx, name) : null;
    if (problem) return sendProblem(request, reply, problem);
    const input = await inputOf(ctx, endpoint, request);
    const value = await handle(input, request.caller);
    // Nothing on the way may keep lines back until there are many; and what is read to its end by a gateway that stops is kept open for nothing.
    if (value instanceof Readable)
      return reply
        .headers({ 'X-Accel-Buffering': 'no', Connection: 'close' })
        .type('application/x-ndjson; charset=utf-8')
        .send(value);
    return sendValue(request, reply, checked(endpoint, value));
  };
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    answering(() => answer(request, reply)).finally(() => request.body instanceof Spooled && request.body.close());
  server.route({ method, url, bodyLimit, onRequest, handler, config: { form, picture, ...gated(name, endpoint) } });
}

/** The kinds of calls that a visitor has an allowance of each: what everybody begins with, what is only read, and the rest. */
function gated(name: EndpointName, { method, token }: Endpoint) {
  const isStatus = name === 'systemStatus';
  const byKind = method === 'GET' ? 'read.ip' : 'call.ip';
  return {
    endpoint: name,
    allowance: isStatus ? ('status.ip' as const) : byKind,
    closes: !isStatus,
    takesToken: token !== 'none',
  } as const;
}

/** The body, opened where it is sealed, else the query, with a picture that comes as it is; validated. What does not match is refused, without saying what was sent. */
async function inputOf(ctx: ModuleContext, endpoint: Endpoint, { body, query }: FastifyRequest): Promise<unknown> {
  const asked = endpoint.query && read(endpoint.query, query);
  if (endpoint.picture) {
    if (!(body instanceof Spooled)) throw new ApiError(415, 'upload.kind');
    return { ...Object(asked), image: body };
  }
  if (!endpoint.body) return asked;
  const inClear: object = endpoint.clear ? Object(read(endpoint.clear, body)) : {};
  const fields = read(endpoint.body, endpoint.encrypted ? await unseal(ctx, sealedIn(endpoint, body)) : body);
  return endpoint.clear ? { ...inClear, ...Object(fields) } : fields;
}

const sealedIn = ({ encrypted }: Endpoint, body: unknown) =>
  encrypted === 'value' ? read(sealedValue, body).value : read(sealed, body);

function read<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return withReadableTexts(result.output);
  const fields = [...new Set(result.issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
  throw new ApiError(422, 'request.invalid', { value: { fields } });
}

/** After the schema, which drops such characters where people write several lines. Refuses with `request.unreadable` (`own.input.readable`). */
function withReadableTexts<T>(input: T): T {
  const fields = unreadablePaths(input);
  if (fields.length > 0) throw new ApiError(422, 'request.unreadable', { value: { fields } });
  return input;
}

/** What a handler gives must be what the contract promises; if not, it is our fault and not the caller's. */
function checked(endpoint: Endpoint, value: unknown): unknown {
  const result = v.safeParse(endpoint.response, value);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '');
  throw new TypeError(`reply of ${endpoint.method} ${endpoint.path} breaks the contract at: ${paths.join(', ')}`);
}
