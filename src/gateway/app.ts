import type { FastifyInstance } from 'fastify';
import { openapi } from '../contract/openapi';
import { bind } from './bind';
import { serveFlags } from './content/flags';
import { answerPayments } from './deposit/hook';
import { showVerifier } from './draw/verifier';
import { serveBetFiles } from './facts/file';
import { gate } from './gate';
import { frameLab } from './lab/origin';
import type { ModuleContext } from './module-context';
import { handlers } from './modules';
import { showOutbox } from './outbox/routes';
import { servePages } from './pages/routes';
import { answerErrors } from './platform/errors';
import { answerHealth } from './platform/health';
import { answerUnknownCalls } from './platform/nothing';
import { logRequests } from './platform/request-log';
import { secure } from './platform/security';
import { visitors } from './platform/visitor';
import { showSocial } from './social/pages';
import { answerStudios } from './studio/server';

/** Puts everything that the gateway answers on a server. */
export async function buildApp(server: FastifyInstance, ctx: ModuleContext): Promise<FastifyInstance> {
  const visitorOf = await visitors(ctx.config);
  logRequests(server);
  answerErrors(server);
  secure(server);
  frameLab(server, ctx);
  gate(server, ctx, visitorOf);
  answerHealth(server, ctx);
  bind(server, { ctx, visitorOf }, handlers(ctx));
  answerUnknownCalls(server);
  const document = openapi();
  server.get('/openapi.json', { config: { allowance: 'page.ip' } }, async () => document);
  serveBetFiles(server, ctx);
  answerPayments(server, ctx);
  answerStudios(server, ctx);
  showOutbox(server, ctx);
  showSocial(server, ctx);
  if (ctx.config.demo) serveFlags(server);
  showVerifier(server, ctx.config);
  await servePages(server, ctx);
  await server.ready();
  return server;
}
