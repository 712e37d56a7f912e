import type { FastifyInstance } from 'fastify';

/** Logs a line per request: id, route (the address may contain input), status and time. */
export function logRequests(server: FastifyInstance) {
  server.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'request.done');
  });
}
