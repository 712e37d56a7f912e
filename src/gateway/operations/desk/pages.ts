import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ModuleContext } from '../../platform/context';
import { answerNothing, pathOf } from '../../platform/http/nothing';

const DOCUMENT = 'index.html';

/**
 * Serves the built desk below `/desk/`: its files (hashed ones are immutable), and its document for every other address
 * that looks like a page. The policy of the server allows no inline script or style (`own.desk.pages`).
 */
export async function serveDesk(server: FastifyInstance, { config: { deskDir } }: Pick<ModuleContext, 'config'>) {
  if (!existsSync(join(deskDir, DOCUMENT))) return;
  const document = readFileSync(join(deskDir, DOCUMENT));
  await server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, allowance: 'file.ip' };
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', cachedFor(pathOf(request)));
    });
    await scope.register(fastifyStatic, {
      root: deskDir,
      prefix: '/desk/',
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: [DOCUMENT, '**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
    });
    const page = (request: FastifyRequest, reply: FastifyReply) =>
      isPage(pathOf(request))
        ? reply.type('text/html; charset=utf-8').send(document)
        : answerNothing(server, request, reply);
    for (const url of ['/desk', '/desk/', '/desk/*']) scope.get(url, page);
  });
}

const isPage = (path: string) => !path.startsWith('/desk/api/') && !/\.[^/]*$/.test(path);

const cachedFor = (path: string): string =>
  path.startsWith('/desk/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
