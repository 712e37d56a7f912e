import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ModuleContext } from '../../platform/context';
import { answerNothing, pathOf } from '../../platform/http/nothing';
import { serveFiles } from '../../platform/pages/files';

const DOCUMENT = 'index.html';

/**
 * Serves the built desk below `/desk/`: its files (hashed ones are immutable), and its document for every other address
 * that looks like a page. The policy of the server allows no inline script or style (`own.desk.pages`).
 */
export async function serveDesk(server: FastifyInstance, { config: { deskDir } }: Pick<ModuleContext, 'config'>) {
  if (!existsSync(join(deskDir, DOCUMENT))) return;
  const document = readFileSync(join(deskDir, DOCUMENT));
  await serveFiles(server, { root: deskDir, prefix: '/desk/', ignored: [DOCUMENT], cachedFor: () => 'no-cache' });
  const page = (request: FastifyRequest, reply: FastifyReply) =>
    isPage(pathOf(request))
      ? reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(document)
      : answerNothing(server, request, reply);
  const config = { allowance: 'file.ip' } as const;
  for (const url of ['/desk', '/desk/', '/desk/*']) server.get(url, { config }, page);
}

const isPage = (path: string) => !path.startsWith('/desk/api/') && !/\.[^/]*$/.test(path);
