import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { sendProblem, sendValue } from './reply';
import { secure } from './security';
import { createServer } from './server';

/**
 * Answers in place of a gateway that is still starting, such as without its database: `/healthz` with 200, everything
 * else with 503 (`own.start.waits`). Returns a function that frees the port. Does nothing for port 0, which has no
 * callers yet.
 */
export async function answerWhileStarting(config: Config, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  if (config.port === 0) return async () => undefined;
  const server = createServer(config, { log });
  secure(server);
  server.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (request, reply) => sendValue(request, reply, null),
  });
  server.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, { status: 503, code: 'system.unavailable', retryAfter: 1 }),
  );
  await server.listen({ port: config.port, host: config.host, listenTextResolver: () => 'gateway.starting' });
  return () => server.close();
}
