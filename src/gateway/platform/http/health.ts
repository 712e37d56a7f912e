import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';
import { isDraining } from './draining';
import { sendProblem, sendValue } from './reply';

/** Minimum time between two checks of the database, ms: load balancers probe from several places. */
const CHECK_INTERVAL = 1_000;

/**
 * Adds the health probes: `/healthz` shows that the process runs, `/readyz` that its database accepts writes and that
 * it is not stopping (503 otherwise; `own.database.read-only`, `own.stop.drain`).
 */
export function answerHealth(server: FastifyInstance, ctx: ModuleContext) {
  const config = { allowance: 'probe.ip' } as const;
  const acceptsWrites = writeCheck(ctx);
  server.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    config,
    handler: (request, reply) => sendValue(request, reply, null),
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    config,
    handler: async (request, reply) => {
      const isReady = !isDraining(server) && (await acceptsWrites());
      if (isReady) return sendValue(request, reply, null);
      return sendProblem(request, reply, { status: 503, code: 'system.unavailable', retryAfter: 1 });
    },
  });
}

/**
 * Returns a check of whether the database commits writes. Concurrent calls, and calls within a second, share a result.
 */
function writeCheck(ctx: ModuleContext): () => Promise<boolean> {
  let startedAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let result = Promise.resolve(false);
  return () => {
    if (isRunning || performance.now() - startedAt < CHECK_INTERVAL) return result;
    startedAt = performance.now();
    isRunning = true;
    // A row lock is a write: its commit waits for the log on disk, and for a synchronous standby.
    const locked = sql`select from system_modules limit 1 for key share skip locked`;
    result = ctx.db
      .execute(locked)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        isRunning = false;
      });
    return result;
  };
}
