import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { EndpointName } from '../contract';
import { type Admission, admit } from './identity';
import type { ModuleContext } from './platform/context';
import { answering } from './platform/http/answering';
import { bearerOf } from './platform/http/bearer';
import { consumeRateLimit } from './platform/http/limits';
import type { RateLimitName } from './platform/http/throttles';
import type { Visitor, VisitorOf } from './platform/http/visitor';
import { closedTo } from './platform/system/service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit by address that every request to this route counts against. A route without one does not start. */
    allowance?: RateLimitName;
    /** True if it is closed while the portal is. */
    closes?: boolean;
    /** True if a token is looked at here: the request then counts against the account, or against the address where the token is not good. */
    takesToken?: boolean;
    /** The entry of the contract that it is. */
    endpoint?: EndpointName;
  }
  interface FastifyRequest {
    /** What was found of a call with a token; null of any other. */
    admission: Admission | null;
  }
}

/**
 * What every request passes first: an allowance, and where the portal is closed, for all or for a region, a refusal of all calls but the
 * system status (s4.system-status.maintenance, s4.system-status.restriction). Both go by the route that was matched: an address can be written in many ways, and the router
 * reads more of them than a pattern does.
 */
export function gate(server: FastifyInstance, ctx: ModuleContext, visitorOf: VisitorOf) {
  needAllowances(server);
  server.decorateRequest('admission', null);
  server.addHook('onRequest', async (request) => {
    const { closes, takesToken } = request.routeOptions.config;
    const visitor = visitorOf(request);
    const consume = () => consumeAllowance(ctx, visitor.ip, request);
    const token = takesToken ? bearerOf(request.headers) : null;
    if (token === null) {
      await consume();
      const refusal = closes ? await closedTo(ctx, visitor.country) : null;
      if (refusal) throw refusal;
      return;
    }
    request.admission = await answering(() => admission(ctx, token, visitor, request));
    if (!request.admission.closed) return;
    await consume();
    throw request.admission.closed;
  });
}

const LONGEST_USER_AGENT = 256;

function admission(
  ctx: ModuleContext,
  token: string,
  visitor: Visitor,
  { headers, routeOptions: { config } }: FastifyRequest,
) {
  const userAgent = userAgentOf(headers);
  const { endpoint, closes } = config;
  return admit(ctx, token, { ...visitor, userAgent }, { endpoint, closes, quiet: headers.quiet !== undefined });
}

/** What a caller says that they call with, as much of it as is kept. */
export const userAgentOf = (headers: FastifyRequest['headers']): string =>
  headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? '';

/** The allowance alone, for a server on which nothing closes. */
export function allow(server: FastifyInstance, ctx: ModuleContext, visitorOf: VisitorOf) {
  needAllowances(server);
  server.addHook('onRequest', (request) => consumeAllowance(ctx, visitorOf(request).ip, request));
}

/** Counts a request against what its address is allowed of its kind; an address at which nothing is counts as a page. */
export const consumeAllowance = (ctx: ModuleContext, ip: string, { routeOptions }: FastifyRequest) =>
  consumeRateLimit(ctx, routeOptions.config.allowance ?? 'page.ip', ip);

function needAllowances(server: FastifyInstance) {
  const routes: RouteOptions[] = [];
  server.addHook('onRoute', (route) => void routes.push(route));
  server.addHook('onReady', async () => {
    const without = routes.find(({ config }) => !config?.allowance);
    if (without)
      throw new TypeError(`${without.url} has no allowance: its config names a limit of platform/throttles.ts`);
  });
}
