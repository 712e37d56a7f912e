import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './reply';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Returns the path of a request without its query, and without the scheme and host that a request line may contain. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) =>
  url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');

/** Prefixes of API calls. Unknown paths under them are rejected like API calls, also while the portal is closed. */
const PREFIXES = ['/wps', '/lgw'];

/** Handles API calls to unknown paths or with unsupported methods. */
export function answerUnknownCalls(server: FastifyInstance) {
  const config = { allowance: 'read.ip', closes: true } as const;
  for (const prefix of PREFIXES)
    for (const url of [prefix, `${prefix}/*`])
      server.all(url, { config }, (request, reply) => answerNothing(server, request, reply));
}

/** Returns the other methods that a path supports. */
function allowed(server: FastifyInstance, request: FastifyRequest): string[] {
  const path = pathOf(request);
  const isRoute = (method: (typeof METHODS)[number]) => {
    const found = server.findRoute({ method, url: path });
    return found !== null && found.params['*'] === undefined;
  };
  return METHODS.filter(isRoute);
}

/** Responds to unrouted requests: 405 if the path supports other methods, else 404. */
export function answerNothing(
  server: FastifyInstance,
  request: FastifyRequest,
  reply: Parameters<typeof sendProblem>[1],
) {
  const methods = allowed(server, request);
  if (methods.length === 0) return sendProblem(request, reply, { status: 404, code: 'request.notFound' });
  return sendProblem(request, reply.header('Allow', methods.join(', ')), { status: 405, code: 'request.method' });
}
