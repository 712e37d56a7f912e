import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { allow } from '../gate';
import type { ModuleContext } from '../platform/context';
import { answerErrors } from '../platform/http/errors';
import { answerNothing } from '../platform/http/nothing';
import { policyFor, secure } from '../platform/http/security';
import { createServer, portOf } from '../platform/http/server';
import { visitors } from '../platform/http/visitor';
import { bindDesk } from './desk/bind';
import { limitNetworks } from './desk/networks';
import { serveDesk } from './desk/pages';
import { deskRoutes } from './desk/routes';
import { answerMetrics } from './ops/metrics';
import { keepFirstAdmin } from './ops/operators';
import { answerOps } from './ops/routes';

/** Without a proxy, callers are on this machine. */
const NO_PROXY = { trustProxy: [] };
const POLICY = policyFor({ gtagId: '' });

/**
 * Creates the operators' server, separate so that no request to the public one can reach it: commands, metrics, and the
 * desk. `pool`: connections of the public one.
 */
export async function opsServer(ctx: ModuleContext, pool: pg.Pool): Promise<FastifyInstance> {
  const { opsOrigin } = ctx.config;
  const config = { ...ctx.config, ...(opsOrigin === null && NO_PROXY) };
  const server = createServer(config, { log: ctx.log });
  const visitorOf = await visitors(config);
  answerErrors(server);
  secure(server, () => POLICY, opsOrigin);
  allow(server, ctx, visitorOf);
  limitNetworks(server, ctx, visitorOf);
  answerOps(server, ctx);
  answerMetrics(server, ctx, pool);
  bindDesk(server, { ctx, visitorOf }, deskRoutes(ctx));
  await serveDesk(server, ctx);
  server.setNotFoundHandler((request, reply) => answerNothing(server, request, reply));
  return server;
}

/** Listens at a free port unless `OPS_PORT` names one, regardless of `HOST`. */
export async function startOps(ctx: ModuleContext, pool: pg.Pool): Promise<{ port: number; close(): Promise<void> }> {
  await keepFirstAdmin(ctx);
  const server = await opsServer(ctx, pool);
  await server.listen({ port: ctx.config.opsPort, host: ctx.config.opsHost });
  return { port: portOf(server), close: () => server.close() };
}
