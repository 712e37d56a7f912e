import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { ApiError, type ModuleContext } from '../../platform/context';
import { answering } from '../../platform/http/answering';
import type { VisitorOf } from '../../platform/http/visitor';

/**
 * Rejects pages, files and calls of the desk from outside the networks of `DESK_NETWORKS` with 403 `desk.network`,
 * before anything else of a request is read (`own.desk.networks`). The matched route decides, as the router accepts
 * more spellings of an address than a pattern would.
 */
export function limitNetworks(
  server: FastifyInstance,
  { config }: Pick<ModuleContext, 'config'>,
  visitorOf: VisitorOf,
) {
  if (config.deskNetworks.length === 0) return;
  const isInside = proxyAddr.compile(config.deskNetworks);
  server.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/desk')) return;
    const { ip } = visitorOf(request);
    await answering(async () => {
      if (!isInside(ip, 0)) throw new ApiError(403, 'desk.network');
    });
  });
}
