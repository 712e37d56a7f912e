import type { FastifyReply, FastifyRequest } from 'fastify';
import { toWire } from '../../../contract/money/money';
import { STUDIO_CODES, STUDIO_HEADERS, type StudioAnswer, type StudioCode } from '../../../contract/play/studio';
import type { ModuleContext } from '../../platform/context';
import { toProblem } from '../../platform/http/errors';
import { type Proven, proven, StudioRejection } from './call';
import { signatureOf } from './signature';

/**
 * Authenticates a call, runs it, and signs the response, errors included; unauthenticated calls get an unsigned error.
 */
export async function signed<A extends { code: StudioCode }>(
  ctx: ModuleContext,
  request: FastifyRequest,
  reply: FastifyReply,
  call: string,
  answer: (known: Proven) => Promise<A>,
  shape: (answer: A | StudioAnswer) => { status: number; body: unknown } = shapeOf,
): Promise<FastifyReply> {
  const known = await proven(ctx, request, call);
  const response = await answer(known).catch((error: unknown) => {
    const rejection = rejectionOf(error);
    if (STUDIO_CODES[rejection.code].status >= 500)
      request.log.error({ err: error, code: rejection.code }, 'studio.failed');
    return rejection;
  });
  const { status, body } = shape(response);
  const bytes = JSON.stringify(body);
  const timestamp = String(Date.now());
  const { method, url: path } = request;
  const signature = signatureOf(known.key.secret, { method, path, timestamp, nonce: known.nonce, body: bytes });
  const { key, timestamp: time, nonce, signature: sign } = STUDIO_HEADERS;
  reply.headers({ [key]: known.key.id, [time]: timestamp, [nonce]: known.nonce, [sign]: signature });
  return reply.status(status).type('application/json; charset=utf-8').send(bytes);
}

const shapeOf = <A extends { code: StudioCode }>(answer: A) => ({
  status: STUDIO_CODES[answer.code].status,
  body: answer,
});

/** Sends an unsigned response, to a call that was not authenticated. */
export const send = (reply: FastifyReply, answer: StudioAnswer) => {
  const { status, body } = shapeOf(answer);
  return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
};

const isCode = (code: string): code is StudioCode => Object.hasOwn(STUDIO_CODES, code);

/** Returns the response for an error; internal errors are `unknown` and can be retried (W28). */
export function rejectionOf(error: unknown): StudioAnswer {
  const { code, more }: { code: string; more: StudioRejection['more'] } =
    error instanceof StudioRejection ? error : { code: toProblem(error).code, more: {} };
  const known: StudioCode = isCode(code) ? code : 'unknown';
  const { balance = null, transactionId = null, fields } = more;
  return {
    code: known,
    outcome: STUDIO_CODES[known].outcome,
    balance: balance === null ? null : toWire(balance),
    transactionId,
    ...(fields && { fields }),
  };
}
