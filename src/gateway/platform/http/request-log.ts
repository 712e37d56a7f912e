import type { FastifyInstance } from 'fastify';

/** Logs one line per request: method, route (the URL may contain user input), status and duration. */
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
