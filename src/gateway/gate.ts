import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { bearerOf } from './bearer';
import type { ModuleContext } from './module-context';
import { consumeRateLimit } from './platform/limits';
import type { RateLimitName } from './platform/throttles';
import type { VisitorOf } from './platform/visitor';
import { closedTo } from './system/service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit by address that every request to this route counts against. A route without one does not start. */
    allowance?: RateLimitName;
    /** Whether it is closed while the portal is. */
    closes?: boolean;
    /** Whether a token is looked at here: the request then counts against the account, or against the address where the token is not good. */
    takesToken?: boolean;
  }
}

/**
 * What every request passes first: an allowance, and where the portal is closed, for all or for a region, a refusal of all calls but the
 * system status (s4.system-status.maintenance, s4.system-status.restriction). Both go by the route that was matched: an address can be written in many ways, and the router
 * reads more of them than a pattern does.
 */
export function gate(server: FastifyInstance, ctx: ModuleContext, visitorOf: VisitorOf) {
  needAllowances(server);
  server.addHook('onRequest', async (request) => {
    const { closes, takesToken } = request.routeOptions.config;
    const consume = () => consumeAllowance(ctx, visitorOf(request).ip, request);
    const byAccount = takesToken && bearerOf(request.headers) !== null;
    if (!byAccount) await consume();
    const refusal = closes ? await closedTo(ctx, visitorOf(request).country) : null;
    if (refusal && byAccount) await consume();
    if (refusal) throw refusal;
  });
}

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
    if (without) throw new TypeError(`${without.url} has no allowance: its config names a limit of platform/throttles.ts`);
  });
}
