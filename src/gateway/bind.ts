import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sealed, sealedValue } from '../contract';
import { type Endpoint, type EndpointName, endpoints } from '../contract/endpoints';
import { callerOf } from './caller';
import { unseal } from './envelope/service';
import { ApiError, type Caller, type Handlers, type ModuleContext } from './module-context';
import { answering } from './platform/answering';
import { injectFault } from './platform/faults';
import { consumeRateLimit } from './platform/limits';
import { sendProblem, sendValue } from './platform/reply';
import { turns } from './platform/turns';
import type { Visitor, VisitorOf } from './platform/visitor';

/** A method's parameter may be narrower than `unknown`; `inputOf` has checked it against the same entry that the handler is typed by. */
type Handle = { run(input: unknown, caller: Caller): Promise<unknown> }['run'];
type Call = { request: FastifyRequest; reply: FastifyReply };
type Edge = { ctx: ModuleContext; visitorOf: VisitorOf };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body travels as a form. */
    form?: boolean;
    /** Whether the body may be large: then it may be long on its way, too. */
    heavy?: boolean;
  }
}

/** Puts every entry of the contract on the server, with the handler of its name. One that is missing does not compile. */
export function bind(server: FastifyInstance, edge: Edge, handlers: Handlers) {
  for (const name of Object.keys(handlers) as EndpointName[]) bindOne(server, edge, name, handlers[name]);
}

function bindOne(server: FastifyInstance, { ctx, visitorOf }: Edge, name: EndpointName, handle: Handle) {
  const endpoint: Endpoint = endpoints[name];
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const problem = request.headers.quiet === undefined ? await injectFault(ctx, name) : null;
    if (problem) return sendProblem(request, reply, problem);
    const caller = known.get(request) ?? (await callerOf(ctx, endpoint, visitorOf(request), request));
    const input = await inputOf(ctx, endpoint, request);
    return sendValue(request, reply, checked(endpoint, await handle(input, caller)));
  };
  const handler = (request: FastifyRequest, reply: FastifyReply) => answering(() => answer(request, reply));
  const { method, path: url, bodyLimit } = endpoint;
  const heavy = bodyLimit !== undefined;
  const onRequest = heavy
    ? (request: FastifyRequest, reply: FastifyReply) => beforeBody(ctx, endpoint, visitorOf(request), { request, reply })
    : [];
  server.route({ method, url, bodyLimit, onRequest, handler, config: { form: endpoint.form === true, heavy } });
}

/** Who was found to be calling before the body came. */
const known = new WeakMap<FastifyRequest, Caller>();
/** So many large bodies are in memory at once; the others wait where they come from. */
const bodies = turns(2);

/** A large body is read only from somebody who may send one, and when its turn has come. */
async function beforeBody(ctx: ModuleContext, endpoint: Endpoint, visitor: Visitor, { request, reply }: Call): Promise<void> {
  const caller = await callerOf(ctx, endpoint, visitor, request);
  await consumeRateLimit(ctx, 'upload', caller.session?.accountId ?? visitor.ip);
  const done = await bodies();
  reply.raw.once('close', done);
  // Who has gone while they waited closes nothing any more.
  if (reply.raw.destroyed) done();
  known.set(request, caller);
}

/** The body, opened where it is sealed, else the query; validated. What does not match is refused, without saying what was sent. */
async function inputOf(ctx: ModuleContext, endpoint: Endpoint, { body, query }: FastifyRequest): Promise<unknown> {
  if (!endpoint.body) return endpoint.query && read(endpoint.query, query);
  const inClear: object = endpoint.clear ? Object(read(endpoint.clear, body)) : {};
  const fields = read(endpoint.body, endpoint.encrypted ? await unseal(ctx, sealedIn(endpoint, body)) : body);
  return endpoint.clear ? { ...inClear, ...Object(fields) } : fields;
}

const sealedIn = ({ encrypted }: Endpoint, body: unknown) => (encrypted === 'value' ? read(sealedValue, body).value : read(sealed, body));

function read<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields = [...new Set(result.issues.flatMap((issue) => v.getDotPath(issue) ?? []))];
  throw new ApiError(422, 'request.invalid', { value: { fields } });
}

/** What a handler gives must be what the contract promises; if not, it is our fault and not the caller's. */
function checked(endpoint: Endpoint, value: unknown): unknown {
  const result = v.safeParse(endpoint.response, value);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '');
  throw new TypeError(`reply of ${endpoint.method} ${endpoint.path} breaks the contract at: ${paths.join(', ')}`);
}
