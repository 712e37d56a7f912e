import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../context';
import { sendProblem, sendValue } from './reply';

/** Adds the health probes: `/healthz` shows that the process runs, `/readyz` that its database responds. */
export function answerHealth(server: FastifyInstance, ctx: ModuleContext) {
  const config = { allowance: 'probe.ip' } as const;
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
      try {
        await ctx.db.execute(sql`select 1`);
        return sendValue(request, reply, null);
      } catch {
        return sendProblem(request, reply, { status: 503, code: 'system.unavailable', retryAfter: 1 });
      }
    },
  });
}
