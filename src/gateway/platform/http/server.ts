import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { SETTINGS } from '../../../contract';
import { traceCalls } from '../../../tracing/calls';
import type { Config } from '../config';
import { ApiError } from '../context';
import { logOptions } from '../log';
import { spool } from '../spool';
import { isDraining } from './draining';
import { toProblem } from './errors';
import { consumeLocally } from './limits';
import { plainAddress } from './network';
import { languageOf, type Problem, problemBody } from './reply';
import { HEADERS } from './security';

/** Maximum body size of contract calls, bytes. */
const BODY_LIMIT = 65_536;
/** Timeout for receiving a request, ms; uploads get as long as the page waits. */
const TIMEOUT_MS = 30_000;

/** `log`: the logger of another server in the same process. */
type Served = { stream?: { write(line: string): void }; log?: FastifyBaseLogger; timeout?: number };

/** Creates the HTTP server with its log, without routes. */
export function createServer(
  config: Config,
  { stream, log, timeout = TIMEOUT_MS * config.timeoutFactor }: Served = {},
): FastifyInstance {
  const server = Fastify({
    ...(log ? { loggerInstance: log } : { logger: logOptions(config, stream) }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    requestTimeout: SETTINGS.uploadTimeout + timeout,
    http: { headersTimeout: TIMEOUT_MS * config.timeoutFactor },
    connectionTimeout: 60_000 * config.timeoutFactor,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      const problem = toProblem(rejectionOf(config, request) ?? error);
      const body = JSON.stringify(problemBody(languageOf(request), request.id, problem));
      const retryAfter = problem.retryAfter === undefined ? {} : { 'Retry-After': problem.retryAfter };
      reply.hijack();
      reply.raw
        .writeHead(problem.status, { ...HEADERS, ...retryAfter, 'Content-Type': 'application/json; charset=utf-8' })
        .end(body);
    },
    clientErrorHandler: (error, socket) =>
      refuse(socket, UNREADABLE[error.code ?? ''] ?? { status: 400, code: 'request.malformed' }),
  });
  if (config.tracing) traceCalls(server, ({ routeOptions }) => routeOptions.config.endpoint);
  acceptJson(server);
  acceptForms(server);
  acceptPictures(server);
  letGo(server);
  hurry(server, timeout);
  return server;
}

/** Counts requests with a malformed URL, which no hook sees, against the limit of unknown pages. */
function rejectionOf(config: Config, { ip }: FastifyRequest): unknown {
  try {
    consumeLocally(config, 'page.ip', plainAddress(ip));
    return null;
  } catch (rejection) {
    return rejection;
  }
}

/** Returns the port that the server listens on, which the system chose if 0 was requested. */
export function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Closes each connection after its next response while draining, and rejects new calls while closing; keep-alive would
 * keep the process running.
 */
function letGo(server: FastifyInstance) {
  let closing = false;
  // Browsers preconnect; Node does not know that these sockets have no pending request.
  const unused = new Set<Socket>();
  server.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }) => unused.delete(socket));
  server.addHook('preClose', async () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  });
  server.addHook('onRequest', async () => {
    if (closing) throw new ApiError(503, 'system.unavailable', { retryAfter: 1 });
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing || isDraining(server)) reply.header('Connection', 'close');
  });
}

/**
 * Cuts off requests that take too long to arrive, except uploads: a slow-sending client would tie up a connection at no
 * cost to itself.
 */
function hurry(server: FastifyInstance, timeout: number) {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.picture) return;
    const late = setTimeout(() => request.raw.complete || refuse(request.raw.socket, LATE), timeout);
    reply.raw.once('close', () => clearTimeout(late));
  });
}

const LATE: Problem = { status: 408, code: 'request.malformed' };
const UNREADABLE: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: LATE,
};

/** Responds to malformed HTTP on the bare socket, with the usual body. */
function refuse(socket: Socket, problem: Problem) {
  if (!socket.writable) return socket.destroy();
  const body = JSON.stringify(problemBody('bn', randomUUID(), problem));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/json; charset=utf-8',
  ];
  socket.end(
    `${[...head, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
  );
}

/**
 * Accepts only JSON, except for the form call and picture uploads. Plain text, which other sites can send, is rejected
 * (asvs 3.5.3, 4.1.1, `own.wire.content-type`). An empty body counts as none.
 */
function acceptJson(server: FastifyInstance) {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { form, picture } = request.routeOptions.config;
    if (form || picture) done(new ApiError(415, 'request.contentType'));
    else if (body === '') done(null, undefined);
    else parse(request, typeof body === 'string' ? body : body.toString(), done);
  });
}

/** Accepts a form only where the contract declares one; every call is checked for its origin anyway (asvs 3.5.1). */
function acceptForms(server: FastifyInstance) {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    // The body is ignored: the 404 page itself detects a login that was submitted before its script loaded.
    if (request.is404) done(null, undefined);
    else if (request.routeOptions.config.form) done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    else done(new ApiError(415, 'request.contentType'));
  });
}

/**
 * Accepts a raw picture where the contract declares one, up to its limit. A form on another site cannot send this
 * content type.
 */
function acceptPictures(server: FastifyInstance) {
  server.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, body: IncomingMessage) => {
    const { config, bodyLimit = 0 } = request.routeOptions;
    if (!config.picture) throw new ApiError(415, 'request.contentType');
    if (!(Number(request.headers['content-length']) <= bodyLimit)) throw new ApiError(413, 'upload.tooLarge');
    const arrived = await spool(body).catch((error) => {
      // Either the sender aborted, or writing to our disk failed.
      throw body.errored ? new ApiError(400, 'request.malformed') : error;
    });
    // The body is complete, so the wait is now for us; Node resets the timeout for the next call.
    request.raw.socket.setTimeout?.(SETTINGS.uploadTimeout);
    return arrived;
  });
}
