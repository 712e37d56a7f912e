import type { FastifyInstance } from 'fastify';
import { openapi } from '../contract/openapi';
import { serveTeamFiles } from './agents';
import { bind } from './bind';
import { serveDemoApp } from './demo/app-file';
import { showOutbox } from './demo/outbox/routes';
import { answerRehearsals } from './demo/rehearsal';
import { showDemoProvider } from './demo/social/routes';
import { gate } from './gate';
import { showSocial } from './identity';
import { handlers } from './modules';
import { answerPayments } from './money';
import type { ModuleContext } from './platform/context';
import { answerErrors } from './platform/http/errors';
import { answerHealth } from './platform/http/health';
import { answerUnknownCalls } from './platform/http/nothing';
import { logRequests } from './platform/http/request-log';
import { policyFor, secure } from './platform/http/security';
import { visitors } from './platform/http/visitor';
import { liveHubOf } from './platform/live/hub';
import { measureCalls } from './platform/metrics/registry';
import { receiveDeliveries } from './platform/outbox/hook';
import { servePages } from './platform/pages/routes';
import { hostsOf, readHosts } from './platform/system/hosts';
import { answerStudios, frameGames, serveBetFiles, showVerifier } from './play';
import { hubOf, serveFlags, serveQrCodes } from './support';

/** Adds all routes and hooks of the gateway to a server. */
export async function buildApp(server: FastifyInstance, ctx: ModuleContext): Promise<FastifyInstance> {
  const visitorOf = await visitors(ctx.config);
  logRequests(server);
  measureCalls(server, ctx.config);
  answerErrors(server);
  await readHosts(ctx);
  secure(server, () => policyFor({ ...ctx.config, imageCDNs: hostsOf(ctx).imageCDNs }));
  frameGames(server, ctx);
  gate(server, ctx, visitorOf);
  answerHealth(server, ctx);
  bind(server, { ctx, visitorOf }, handlers(ctx));
  server.addHook('preClose', async () => {
    hubOf(ctx).close();
    liveHubOf(ctx).close();
  });
  answerUnknownCalls(server);
  // Created with the first request: it takes longer than all routes together.
  let document: ReturnType<typeof openapi> | undefined;
  server.get('/openapi.json', { config: { allowance: 'page.ip' } }, async () => {
    document ??= openapi();
    return document;
  });
  serveBetFiles(server, ctx);
  serveTeamFiles(server, ctx);
  answerPayments(server, ctx);
  receiveDeliveries(server, ctx);
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
