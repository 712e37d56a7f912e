import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { type Language, SETTINGS } from '../../../contract';
import { type Params, translate } from '../i18n';

type RequestInfo = Pick<FastifyRequest, 'headers' | 'id'>;
type Answer = {
  header(name: string, value: string | number): Answer;
  status(code: number): Answer;
  send(body: unknown): unknown;
};

/**
 * Returns the language of a request: its header, else the cookie in which the portal mirrors its choice, else the
 * default.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const cookie = /(?:^|;\s*)(?:__Host-)?lang=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const candidates = [headers.language, cookie].map((entry) => String(entry ?? '').toLowerCase());
  return (
    SETTINGS.languages.find((language) => language === candidates[0]) ??
    SETTINGS.languages.find((language) => language === candidates[1]) ??
    'bn'
  );
}

/** Failure to report. `messageId`: set if it differs from the code. `owner`: account whose balance it discloses. */
export type Problem = {
  status: number;
  code: string;
  messageId?: string;
  value?: unknown;
  params?: Params;
  retryAfter?: number;
  owner?: string;
};

/**
 * Returns the body of a failed call: a stable code, the message in the reader's language and in all, and the id for
 * support requests (s8.message.unknown-error).
 */
export function problemBody(language: Language, requestId: string, { code, messageId = code, value, params }: Problem) {
  const inLanguage = (spoken: Language) => translate(spoken, messageId, { requestId, ...params });
  const messages = { bn: inLanguage('bn'), en: inLanguage('en') };
  return { success: false, message: messages[language], messages, value: value ?? null, code, requestId };
}

export function sendProblem(request: RequestInfo, reply: Answer, problem: Problem) {
  if (problem.retryAfter !== undefined) reply.header('Retry-After', Math.ceil(problem.retryAfter));
  reply.header('Content-Type', 'application/json; charset=utf-8').status(problem.status);
  return reply.send(problemBody(languageOf(request), request.id, problem));
}

/** Sends the response of a successful call; a stream is sent as a file. */
export const sendValue = (request: RequestInfo, reply: Answer, value: unknown) =>
  value instanceof Readable
    ? reply.header('Content-Type', 'application/octet-stream').send(value)
    : reply.send({ success: true, message: translate(languageOf(request), 'ok'), value });
