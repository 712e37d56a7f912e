import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { ApiError, type ModuleContext } from '../../platform/context';
import { contentReader } from './reader';
import { qrPath, resourcesOf } from './resources';

/**
 * Serves the QR codes of the resources (s3.routers.response), each with the full address for a phone to scan. Portal
 * addresses use the host of the request, so that shared caches must not store the picture.
 */
export function serveQrCodes(server: FastifyInstance, ctx: ModuleContext) {
  const readContent = contentReader(ctx);
  const options = { config: { allowance: 'file.ip' } } as const;
  server.get<{ Params: { file: string } }>(
    '/resources/:file',
    options,
    async ({ params: { file }, protocol, host }, reply) => {
      const row = resourcesOf(await readContent()).find(({ key }) => qrPath(key) === `/resources/${file}`);
      if (!row) throw new ApiError(404, 'request.notFound');
      const address = new URL(row.resource.url, `${protocol}://${host}`).href;
      return reply
        .header('Cache-Control', 'private, max-age=3600')
        .type('image/svg+xml')
        .send(renderSVG(address, { border: 2 }));
    },
  );
}
