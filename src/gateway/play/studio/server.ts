import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STUDIO_CALLS, type StudioAnswer, type StudioCall, studioPath } from '../../../contract/play/studio';
import type { ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { answering } from '../../platform/http/answering';
import { toProblem } from '../../platform/http/errors';
import { rejectionOf, send, signed } from './answers';
import { answerBatches } from './batch';
import { consumeNonce, noted, noteRejection, type Proven, StudioRejection } from './call';
import { balanceFor, statusFor } from './look';
import { publishOdds, reportRooms, revealSeed } from './publications';
import { readAs, readJson, takeBytes } from './reading';
import { openSession } from './sessions';
import { actOf, answerOf, isKind, settle } from './settle';

/**
 * Adds the wire that studios call: `POST /studio/v1/…`, signed both ways. It stays open while the portal is closed
 * (W14). `rehearse`: adds the endpoint for conformance runs.
 */
export function answerStudios(
  server: FastifyInstance,
  ctx: ModuleContext,
  rehearse?: (scope: FastifyInstance, ctx: ModuleContext) => void,
): void {
  server.register(async (scope) => {
    takeBytes(scope);
    for (const call of STUDIO_CALLS)
      scope.post(studioPath(call), { config: { allowance: 'studio.ip' } }, (request, reply) =>
        answering(() => signed(ctx, request, reply, call, (known) => answerTo(ctx, scope, known, call, request))),
      );
    answerBatches(scope, ctx);
    rehearse?.(scope, ctx);
    scope.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'studio.failed');
      if (problem.retryAfter !== undefined) reply.header('Retry-After', Math.ceil(problem.retryAfter));
      return send(reply, rejectionOf(error));
    });
  });
}

/** Responds to a call. Settling queries log themselves; other calls are logged in a transaction with their nonce. */
async function answerTo(
  ctx: ModuleContext,
  scope: FastifyInstance,
  known: Proven,
  call: StudioCall,
  request: FastifyRequest,
): Promise<StudioAnswer> {
  const body = await noting(ctx, known, () => readJson(scope, request, known.body));
  if (isKind(call)) {
    const studioRequest = await noting(ctx, known, async () => {
      const read = readAs(call, body);
      if (call === 'rollback' && read.transactionId === Object(read).originalTransactionId)
        throw new StudioRejection('request.invalid', { fields: ['originalTransactionId'] });
      return read;
    });
    const act = actOf(call, studioRequest);
    const [answer] = await settle(ctx, known, [act]).catch((error: unknown) =>
      noteRejection(ctx, known, error, rejectionOf(error)),
    );
    if (!answer) throw new TypeError('the request was not settled');
    return answerOf(answer, act.id);
  }
  return noting(ctx, known, () =>
    transact(ctx, async (_tx, within) => {
      await consumeNonce(within, known);
      const answer = await look(within, known, call, body);
      await noted(within, known, { code: answer.code });
      return answer;
    }),
  );
}

async function look(
  within: ModuleContext,
  known: Proven,
  call: Exclude<StudioCall, Parameters<typeof actOf>[0]>,
  body: unknown,
) {
  if (call === 'session') return openSession(within, known, readAs(call, body));
  if (call === 'balance') return balanceFor(within, known, readAs(call, body));
  if (call === 'odds') return publishOdds(within, known, readAs(call, body));
  if (call === 'reveal') return revealSeed(within, known, readAs(call, body));
  if (call === 'rooms') return reportRooms(within, known, readAs(call, body));
  return statusFor(within, known, readAs(call, body));
}

/** Runs a part of a call's work and logs its rejection (W30). */
const noting = <T>(ctx: ModuleContext, known: Proven, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => noteRejection(ctx, known, error, rejectionOf(error)));
