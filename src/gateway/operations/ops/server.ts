import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { allow } from '../../gate';
import type { ModuleContext } from '../../platform/context';
import { answerErrors } from '../../platform/http/errors';
import { answerNothing } from '../../platform/http/nothing';
import { secure } from '../../platform/http/security';
import { createServer, portOf } from '../../platform/http/server';
import { visitors } from '../../platform/http/visitor';
import { answerMetrics } from './metrics';
import { keepFirstAdmin } from './operators';
import { answerOps } from './routes';

/** No proxy in front: callers are on this machine. */
const NO_PROXY = { trustProxy: [] };

/**
 * Creates the operators' server, separate so that no request to the public one can reach it. `pool`: connections of the
 * public one.
 */
export async function opsServer(ctx: ModuleContext, pool: pg.Pool): Promise<FastifyInstance> {
  const config = { ...ctx.config, ...NO_PROXY };
  const server = createServer(config, { log: ctx.log });
  answerErrors(server);
  secure(server);
  allow(server, ctx, await visitors(config));
  answerOps(server, ctx);
  answerMetrics(server, ctx, pool);
  server.setNotFoundHandler((request, reply) => answerNothing(server, request, reply));
  return server;
}

/** Listens on the loopback address, regardless of `HOST`, at a free port unless `OPS_PORT` names one. */
export async function startOps(ctx: ModuleContext, pool: pg.Pool): Promise<{ port: number; close(): Promise<void> }> {
  await keepFirstAdmin(ctx);
  const server = await opsServer(ctx, pool);
  await server.listen({ port: ctx.config.opsPort, host: '127.0.0.1' });
  return { port: portOf(server), close: () => server.close() };
}
