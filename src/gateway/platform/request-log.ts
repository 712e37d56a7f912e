import type { FastifyInstance } from 'fastify';

/** One line a request: its id, the route and not the address (which may carry what a player typed), status and time. */
export function logRequests(server: FastifyInstance) {
  server.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const line = { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'request.done');
  });
}
