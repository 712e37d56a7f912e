import type { FastifyInstance } from 'fastify';
import { ApiError, type ModuleContext } from '../context';
import { sendValue } from '../http/reply';
import { readInput } from '../http/validated';
import { isSame } from '../secrets/secrets';
import { deliveryReport, recordDelivery } from './deliveries';

/**
 * Adds the webhook for delivery reports of carriers, `POST /hooks/messages` with `{ id, state }`, which have the bearer
 * token `DELIVERY_TOKEN`; without that setting there is no such address (`own.message.delivery`).
 */
export function receiveDeliveries(server: FastifyInstance, ctx: ModuleContext): void {
  const { deliveryToken } = ctx.config;
  if (deliveryToken === null) return;
  server.post('/hooks/messages', { config: { allowance: 'hook.ip' } }, async (request, reply) => {
    if (!isSame(`Bearer ${deliveryToken}`, request.headers.authorization ?? ''))
      throw new ApiError(401, 'delivery.token');
    if (!(await recordDelivery(ctx, readInput(deliveryReport, request.body))))
      throw new ApiError(404, 'request.notFound');
    return sendValue(request, reply, null);
  });
}
