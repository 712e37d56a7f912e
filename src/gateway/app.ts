import type { FastifyInstance } from 'fastify';
import { openapi } from '../contract/openapi';
import { bind } from './bind';
import { serveFlags } from './content/flags';
import { answerPayments } from './deposit/hook';
import { gate } from './gate';
import type { Kit } from './kit';
import { handlers } from './modules';
import { answerOps } from './ops/routes';
import { showOutbox } from './outbox/routes';
import { servePages } from './pages/routes';
import { answerErrors } from './platform/errors';
import { answerHealth } from './platform/health';
import { logRequests } from './platform/request-log';
import { secure } from './platform/security';
import { visitors } from './platform/visitor';
import { showSocial } from './social/pages';

/** Puts everything that the gateway answers on a server. */
export async function buildApp(server: FastifyInstance, kit: Kit): Promise<FastifyInstance> {
  const visitorOf = await visitors(kit.config);
  logRequests(server);
  answerErrors(server);
  secure(server);
  gate(server, kit, visitorOf);
  answerHealth(server, kit);
  bind(server, { kit, visitorOf }, handlers(kit));
  const document = openapi();
  server.get('/openapi.json', async () => document);
  answerOps(server, kit);
  answerPayments(server, kit);
  showOutbox(server, kit);
  showSocial(server, kit);
  if (kit.config.demo) serveFlags(server);
  await servePages(server, kit);
  await server.ready();
  return server;
}
