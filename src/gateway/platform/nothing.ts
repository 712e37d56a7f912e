import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './reply';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods that a path knows, other than the one that was tried. */
export function allowed(server: FastifyInstance, { url }: FastifyRequest): string[] {
  const path = url.split('?')[0] ?? url;
  return METHODS.filter((method) => server.findRoute({ method, url: path }));
}

/** What nothing answers: 405 where the path is known by another method, else 404. */
export function answerNothing(server: FastifyInstance, request: FastifyRequest, reply: Parameters<typeof sendProblem>[1]) {
  const methods = allowed(server, request);
  if (methods.length === 0) return sendProblem(request, reply, { status: 404, code: 'request.notFound' });
  return sendProblem(request, reply.header('Allow', methods.join(', ')), { status: 405, code: 'request.method' });
}
