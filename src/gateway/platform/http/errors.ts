import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type Caller } from '../context';
import { isOverdue, isUnreachable } from '../database/database';
import { type Problem, sendProblem } from './reply';

/** Fastify's errors for unreadable input, as our codes. */
const UNREADABLE: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'request.malformed' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'request.malformed' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, code: 'request.malformed' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'request.contentType' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'request.tooLarge' },
  FST_ERR_BAD_URL: { status: 400, code: 'request.badUrl' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 400, code: 'request.badUrl' },
};

/**
 * Converts an error into the problem that the caller gets. Internal details never leave (asvs 16.5.1): unexpected
 * errors become `unknown`.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof ApiError) return { status: error.status, code: error.code, ...error.extra };
  if (isUnreachable(error)) return { status: 503, code: 'system.unavailable', retryAfter: 1 };
  if (isOverdue(error)) return { status: 503, code: 'system.busy', retryAfter: 1 };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = UNREADABLE[code];
  if (known) return known;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? { status: 400, code: 'request.malformed' } : { status: 500, code: 'unknown' };
}

/**
 * Removes the balance from a problem unless the caller owns it; others only learn that it is insufficient (asvs 8.2.2).
 */
function redactBalance(caller: Caller | null, { owner, ...problem }: Problem): Problem {
  if (owner === undefined || owner === caller?.session?.accountId) return problem;
  return { status: problem.status, code: problem.code, messageId: `${problem.code}.others` };
}

/** Picks the message about a wrong content type that fits the endpoint; not every one takes JSON. */
function fitted({ routeOptions: { config } }: FastifyRequest, problem: Problem): Problem {
  if (problem.code !== 'request.contentType') return problem;
  if (config.form) return { ...problem, messageId: 'request.contentType.form' };
  return config.picture ? { ...problem, messageId: 'request.contentType.picture' } : problem;
}

/** Turns every error into a response body and logs server errors. */
export function answerErrors(server: FastifyInstance) {
  server.setErrorHandler((error, request, reply) => {
    const problem = fitted(request, redactBalance(request.caller, toProblem(error)));
    if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request.failed');
    return sendProblem(request, reply, problem);
  });
}
