import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../platform/http/reply';
import { RETURN_PATH } from './provider';
import { RETURN_SCRIPT, returnPage } from './return-page';

const PAGE = { config: { allowance: 'page.ip' } } as const;

/** Serves the page to which a provider's window returns. */
export function showSocial(server: FastifyInstance): void {
  server.get(RETURN_PATH, PAGE, (request, reply) => html(reply, returnPage(languageOf(request))));
  server.get(`${RETURN_PATH}.js`, PAGE, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(RETURN_SCRIPT),
  );
}

/** Keeps the opener's connection to the popup, which `same-origin` isolation would cut. */
export const html = (reply: FastifyReply, page: string) =>
  reply
    .headers({ 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'unsafe-none' })
    .type('text/html; charset=utf-8')
    .send(page);
