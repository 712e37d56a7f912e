import type { FastifyInstance } from 'fastify';
import { ApiError, type ModuleContext } from '../../platform/context';
import { sendValue } from '../../platform/http/reply';
import { providerOf } from '../payment/providers';
import { signedText, takeSignedText } from '../payment/signature';
import { settle } from './settle';

export const HOOK = '/hooks/payments';

/** Adds the webhook for payment results. Events are authenticated only by their signature over the raw body. */
export function answerPayments(server: FastifyInstance, ctx: ModuleContext): void {
  server.register(async (scope) => {
    takeSignedText(scope);
    scope.post(HOOK, { config: { allowance: 'hook.ip' } }, async (request, reply) => {
      const provider = await providerOf(ctx);
      if (!provider) throw new ApiError(404, 'request.notFound');
      await settle(ctx, provider.read(signedText(request), request.headers['payment-signature'], await ctx.now()));
      return sendValue(request, reply, null);
    });
  });
}
