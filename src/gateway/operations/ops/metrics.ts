import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics } from 'prom-client';
import type { ModuleContext } from '../../platform/context';
import { registryOf } from '../../platform/metrics/registry';
import { operatorOf } from './operators';
import { addReadings } from './readings';

/**
 * Adds `GET /metrics` for Prometheus, which sends the token of an operator of any role; the alerts are in `deploy/`
 * (`own.metrics.alerts`). `pool`: connections of calls.
 */
export function answerMetrics(server: FastifyInstance, ctx: ModuleContext, pool: pg.Pool): void {
  const registry = registryOf(ctx.config);
  collectDefaultMetrics({ register: registry });
  addReadings(registry, ctx, pool);
  const onRequest = async (request: FastifyRequest) => void (await operatorOf(ctx, request));
  server.get('/metrics', { onRequest, config: { allowance: 'ops.ip' } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
