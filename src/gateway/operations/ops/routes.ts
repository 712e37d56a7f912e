import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { unreadablePaths } from '../../../contract/platform/readable';
import { ApiError, type ModuleContext } from '../../platform/context';
import { sendValue } from '../../platform/http/reply';
import { perform } from './acts';
import { invalid, type Operator } from './command';
import { operatorOf } from './operators';

declare module 'fastify' {
  interface FastifyRequest {
    /** Operator whose token the request carries. */
    operator: Operator | null;
  }
}

/** Maximum body size, bytes, for a folder of content; bodies are read only with a valid token. */
const BODY_LIMIT = 8_388_608;

const line = v.pipe(v.string(), v.maxLength(200));
const request = v.object({
  command: line,
  // Long enough for texts of messages.
  args: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_000))), v.maxLength(8)), []),
  until: v.optional(line),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  key: v.optional(v.pipe(line, v.nonEmpty())),
  files: v.optional(v.array(v.object({ path: line, text: v.string() }))),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
});

/**
 * Adds `POST /ops`, the API of `npm run ops`. Checks the token first, then the command; every act is audited with its
 * reason.
 */
export function answerOps(server: FastifyInstance, ctx: ModuleContext) {
  server.decorateRequest('operator', null);
  const onRequest = async (httpRequest: FastifyRequest) => {
    httpRequest.operator = await operatorOf(ctx, httpRequest);
  };
  server.post(
    '/ops',
    { onRequest, bodyLimit: BODY_LIMIT, config: { allowance: 'ops.ip' } },
    async (httpRequest, reply) => {
      if (!httpRequest.operator) throw new TypeError('the operator has not been authenticated');
      const typed = v.safeParse(request, httpRequest.body);
      if (!typed.success) throw invalid(typed.issues[0].message);
      if (unreadablePaths(typed.output).length > 0) throw new ApiError(422, 'request.unreadable');
      const operator = { ...httpRequest.operator, requestId: httpRequest.id };
      return sendValue(httpRequest, reply, await perform(ctx, operator, typed.output));
    },
  );
}
