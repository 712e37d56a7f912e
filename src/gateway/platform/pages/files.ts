import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../http/nothing';

/** Hashed files never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

type Files = {
  root: string;
  /** Path that the addresses of the files start with, with a slash at both ends. */
  prefix: string;
  /** Patterns of files that have no address. */
  ignored: string[];
  /** Returns the `Cache-Control` of a file whose name has no hash. */
  cachedFor: (path: string) => string;
};

/** Serves the files of a built application, compressed as its build left them; maps have no address. */
export const serveFiles = (server: FastifyInstance, { root, prefix, ignored, cachedFor }: Files) =>
  server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, allowance: 'file.ip' };
    });
    // All routes of this scope are files; the hook replaces the server's default `no-store`.
    scope.addHook('onRequest', async (request, reply) => {
      const path = pathOf(request);
      const cached = path.includes('/assets/') ? IMMUTABLE : cachedFor(path);
      reply.headers({ 'Cache-Control': cached, Vary: 'Accept-Encoding' });
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      globIgnore: [...ignored, '**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
    });
  });
