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
    /** Rate limit by address that every request to this route counts against. A route without one fails at startup. */
    allowance?: RateLimitName;
    /** True if the route is closed while the portal is. */
    closes?: boolean;
    /**
     * True if the token is checked here: the request then counts against the account, or against the address if the
     * token is invalid.
     */
    takesToken?: boolean;
    /** Contract entry of the route. */
    endpoint?: EndpointName;
  }
  interface FastifyRequest {
    /** Result of checking a call's token; null without a token. */
    admission: Admission | null;
  }
}

/**
 * Adds the hook that every request passes first: its rate limit and, while the portal is closed for all or for a
 * region, the rejection of all calls but the system status (s4.system-status.maintenance,
 * s4.system-status.restriction). Both depend on the matched route, because the router accepts more spellings of a URL
 * than a pattern would.
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
      const rejection = closes ? await closedTo(ctx, visitor.country) : null;
      if (rejection) throw rejection;
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

/** Returns the user agent, truncated to what is stored. */
export const userAgentOf = (headers: FastifyRequest['headers']): string =>
  headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? '';

/** Adds only the rate limit, for servers that never close. */
export function allow(server: FastifyInstance, ctx: ModuleContext, visitorOf: VisitorOf) {
  needAllowances(server);
  server.addHook('onRequest', (request) => consumeAllowance(ctx, visitorOf(request).ip, request));
}

/** Counts a request against its address's limit for the kind of route; unknown URLs count as pages. */
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
