import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './reply';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The path of a request, without the query; and without scheme and host, which a request may name too. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>) =>
  url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');

/** Under these, all that is answered are calls: what does not exist there is refused as they are, while the portal is closed too. */
const PREFIXES = ['/wps', '/lgw'];

/** Answers for calls that do not exist, or not by that method. */
export function answerUnknownCalls(server: FastifyInstance) {
  const config = { allowance: 'read.ip', closes: true } as const;
  for (const prefix of PREFIXES)
    for (const url of [prefix, `${prefix}/*`])
      server.all(url, { config }, (request, reply) => answerNothing(server, request, reply));
}

/** The methods that a path knows, other than the one that was tried. */
function allowed(server: FastifyInstance, request: FastifyRequest): string[] {
  const path = pathOf(request);
  const isRoute = (method: (typeof METHODS)[number]) => {
    const found = server.findRoute({ method, url: path });
    return found !== null && found.params['*'] === undefined;
  };
  return METHODS.filter(isRoute);
}

/** Answers unrouted requests: 405 where the path is known by another method, else 404. */
export function answerNothing(
  server: FastifyInstance,
  request: FastifyRequest,
  reply: Parameters<typeof sendProblem>[1],
) {
  const methods = allowed(server, request);
  if (methods.length === 0) return sendProblem(request, reply, { status: 404, code: 'request.notFound' });
  return sendProblem(request, reply.header('Allow', methods.join(', ')), { status: 405, code: 'request.method' });
}
