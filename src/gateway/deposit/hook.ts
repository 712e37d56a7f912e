import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../module-context';
import { providerOf } from '../payment/providers';
import { sendValue } from '../platform/reply';
import { settle } from './settle';

export const HOOK = '/hooks/payments';

/** Where the payment provider says how payments ended. Its word is good by its signature alone, over the body as it came. */
export function answerPayments(server: FastifyInstance, ctx: ModuleContext): void {
  server.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(HOOK, { config: { allowance: 'hook.ip' } }, async (request, reply) => {
      const provider = await providerOf(ctx);
      if (!provider) throw new ApiError(404, 'request.notFound');
      const body = v.safeParse(v.string(), request.body);
      if (!body.success) throw new ApiError(400, 'request.malformed');
      await settle(ctx, provider.read(body.output, request.headers['payment-signature'], await ctx.now()));
      return sendValue(request, reply, null);
    });
  });
}
