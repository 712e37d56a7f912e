import type { FastifyInstance } from 'fastify';
import type { Kit } from './kit';
import { answerErrors } from './platform/errors';
import { answerHealth } from './platform/health';

/** Puts everything that the gateway answers on a server. */
export async function buildApp(server: FastifyInstance, kit: Kit): Promise<FastifyInstance> {
  answerErrors(server);
  answerHealth(server, kit);
  await server.ready();
  return server;
}
