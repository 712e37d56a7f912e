import type { FastifyInstance } from 'fastify';
import { openapi } from '../contract/openapi';
import { bind } from './bind';
import { hubOf } from './chat/hub';
import { serveFlags } from './content/flags';
import { serveQrCodes } from './content/qr-codes';
import { serveDemoApp } from './demo/app-file';
import { showOutbox } from './demo/outbox/routes';
import { answerRehearsals } from './demo/rehearsal';
import { showDemoProvider } from './demo/social/routes';
import { answerPayments } from './deposit/hook';
import { showVerifier } from './draw/verifier';
import { serveBetFiles } from './facts/file';
import { gate } from './gate';
import { frameGames } from './lab/origin';
import type { ModuleContext } from './module-context';
import { handlers } from './modules';
import { servePages } from './pages/routes';
import { answerErrors } from './platform/errors';
import { answerHealth } from './platform/health';
import { answerUnknownCalls } from './platform/nothing';
import { logRequests } from './platform/request-log';
import { policyFor, secure } from './platform/security';
import { visitors } from './platform/visitor';
import { showSocial } from './social/pages';
import { answerStudios } from './studio/server';
import { hostsOf, readHosts } from './system/hosts';
import { serveTeamFiles } from './team/file';

/** Puts everything that the gateway answers on a server. */
export async function buildApp(server: FastifyInstance, ctx: ModuleContext): Promise<FastifyInstance> {
  const visitorOf = await visitors(ctx.config);
  logRequests(server);
  answerErrors(server);
  await readHosts(ctx);
  secure(server, () => policyFor({ ...ctx.config, imageCDNs: hostsOf(ctx).imageCDNs }));
  frameGames(server, ctx);
  gate(server, ctx, visitorOf);
  answerHealth(server, ctx);
  bind(server, { ctx, visitorOf }, handlers(ctx));
  server.addHook('preClose', async () => hubOf(ctx).close());
  answerUnknownCalls(server);
  const document = openapi();
  server.get('/openapi.json', { config: { allowance: 'page.ip' } }, async () => document);
  serveBetFiles(server, ctx);
  serveTeamFiles(server, ctx);
  answerPayments(server, ctx);
  answerStudios(server, ctx, ctx.config.demo ? answerRehearsals : undefined);
  showSocial(server);
  if (ctx.config.demo) {
    serveFlags(server);
    serveDemoApp(server);
    showOutbox(server, ctx);
    showDemoProvider(server, ctx);
  }
  serveQrCodes(server, ctx);
  showVerifier(server, ctx);
  await servePages(server, ctx);
  await server.ready();
  return server;
}
