import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { TABLES_PATH } from '../../contract/play/studio-tables';
import { traceCalls } from '../../tracing/calls';
import { GAME_IDS } from '../catalogue/entries';
import { clientSeed } from '../fair/stream';
import { POND, TABLE_GAMES } from '../games/game';
import { ALL_GAMES } from '../games/rooms/room-game';
import { bet, roundOf, step } from '../play/bets';
import { Rejection, type Studio, toMinor } from '../play/context';
import { chooseSeed } from '../play/seeds';
import { sitDown } from '../play/sittings';
import { balance, view } from '../play/view';
import { openPublicTables } from '../tables/public-tables';
import { type Assets, readAssets } from './assets';
import { framePage, verifierPage } from './pages';
import { read, replyWithRound, sittingOfRequest } from './requests';
import { answerRooms } from './rooms';
import { streamState } from './table-events';

/** Maximum size of a request, in bytes. */
const BODY_LIMIT = 4_096;

const requestSchemas = {
  session: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  bet: v.object({
    key: v.pipe(v.string(), v.uuid()),
    game: v.picklist(GAME_IDS),
    stake: v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/), v.transform(toMinor)),
    act: v.unknown(),
  }),
  step: v.object({
    id: v.pipe(v.string(), v.uuid()),
    at: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
    act: v.unknown(),
  }),
  round: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  table: v.object({ game: v.picklist(TABLE_GAMES) }),
  seeds: v.object({ clientSeed }),
};

/** Builds the studio's server: the frame's page and its calls, the verifier, and the health check. */
export function buildServer(studio: Studio): FastifyInstance {
  const server = Fastify({ logger: false, bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  if (studio.settings.tracing) traceCalls(server, () => undefined);
  const assets = readAssets(studio.settings.files);
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
  });
  server.setErrorHandler((error, _request, reply) => refuse(studio, reply, error));
  server.get('/healthz', async () => ({ ok: true }));
  showPages(server, studio, assets);
  answerFrame(server, studio);
  answerRooms(server, studio);
  return server;
}

function showPages(server: FastifyInstance, { settings }: Studio, assets: Assets) {
  for (const { path, type, body } of Object.values(assets))
    server.get(path.split('?')[0] ?? path, (_request, reply) =>
      reply.headers({ 'Cache-Control': 'public, max-age=31536000, immutable' }).type(type).send(body),
    );
  // Launch CDNs and studios with an origin open a game by its own path (s9.const.launch-cdn); the token determines the
  // game.
  for (const path of ['play', ...ALL_GAMES])
    server.get(`/${path}`, (request, reply) => showFrame(settings, assets, request, reply));
  const { html: page, policy } = verifierPage(assets);
  server.get('/verify', (_request, reply) => html(reply, policy, page));
}

function showFrame(settings: Studio['settings'], assets: Assets, request: FastifyRequest, reply: FastifyReply) {
  const portal = settings.portalOrigin ?? `http://${request.hostname}:${new URL(settings.portalUrl).port}`;
  const { lang }: { lang?: unknown } = Object(request.query);
  return html(reply, policyFor(portal), framePage(assets, lang === 'en' ? 'en' : 'bn', portal));
}

const html = (reply: FastifyReply, policy: string, page: string) =>
  reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(page);

/** Allows scripts, styles and calls of our origin only, nothing inline, and framing by the portal only. */
const policyFor = (portal: string) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${portal}`,
  ].join('; ');

function answerFrame(server: FastifyInstance, studio: Studio) {
  server.post('/api/session', async (request) => sitDown(studio, read(requestSchemas.session, request.body).token));
  server.get('/api/state', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    return { ...(await view(studio, sitting)), balance: await balance(studio, sitting) };
  });
  server.get('/api/rounds/:id', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    return replyWithRound(
      studio,
      sitting,
      await roundOf(studio, sitting, read(requestSchemas.round, request.params).id),
    );
  });
  const publicTables = openPublicTables(studio);
  server.get(TABLES_PATH, () => publicTables());
  server.get('/api/tables/:game', (request, reply) =>
    streamState(studio.viewers, read(requestSchemas.table, request.params).game, reply),
  );
  server.get('/api/pond', (_request, reply) => streamState(studio.pondViewers, POND, reply));
  server.post('/api/bet', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    return replyWithRound(studio, sitting, await bet(studio, sitting, read(requestSchemas.bet, request.body)));
  });
  server.post('/api/step', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    return replyWithRound(studio, sitting, await step(studio, sitting, read(requestSchemas.step, request.body)));
  });
  server.post('/api/seeds', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    const { clientSeed: chosen } = read(requestSchemas.seeds, request.body);
    await studio.store.transact((tx) => chooseSeed(tx, studio, sitting.player, chosen));
    return view(studio, sitting);
  });
}

function refuse({ log }: Studio, reply: FastifyReply, error: unknown) {
  if (error instanceof Rejection)
    return reply.status(error.status).send({ code: error.code, ...(error.wait && { wait: error.wait }) });
  const { statusCode }: { statusCode?: unknown } = Object(error);
  if (typeof statusCode === 'number' && statusCode < 500)
    return reply.status(statusCode).send({ code: 'request.invalid' });
  log('studio.failed', { error: error instanceof Error ? error.stack : String(error) });
  return reply.status(500).send({ code: 'unknown' });
}
