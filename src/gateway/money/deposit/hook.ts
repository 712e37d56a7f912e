import type { FastifyInstance } from 'fastify';
import { ApiError, type ModuleContext } from '../../platform/context';
import { sendValue } from '../../platform/http/reply';
import { providerOf } from '../payment/providers';
import { signedText, takeSignedText } from '../payment/signature';
import { hearPayout } from '../withdrawal/payout-report';
import { settle } from './settle';

export const HOOK = '/hooks/payments';

/**
 * Adds the webhook for results of payments and payouts. Events are authenticated only by their signature over the raw
 * body.
 */
export function answerPayments(server: FastifyInstance, ctx: ModuleContext): void {
  server.register(async (scope) => {
    takeSignedText(scope);
    scope.post(HOOK, { config: { allowance: 'hook.ip' } }, async (request, reply) => {
      const provider = await providerOf(ctx);
      if (!provider) throw new ApiError(404, 'request.notFound');
      const event = provider.read(signedText(request), request.headers['payment-signature'], await ctx.now());
      if ('payout' in event) await hearPayout(ctx, event);
      else await settle(ctx, event);
      return sendValue(request, reply, null);
    });
  });
}
