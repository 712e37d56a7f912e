import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ModuleContext } from '../context';
import { answerNothing, pathOf } from '../http/nothing';
import { languageOf } from '../http/reply';
import { withStyles } from '../http/security';
import { type Documents, type Packed, readDocuments } from './documents';
import { serveFiles } from './files';

/**
 * Serves the built portal: its files (hashed ones are immutable), and for every other address that looks like a page
 * the document in the visitor's language, with status 404 if the portal has no such route.
 */
export async function servePages(server: FastifyInstance, { config }: ModuleContext) {
  const documents = readDocuments(config.portalDir);
  if (existsSync(config.portalDir)) {
    await serveFiles(server, { root: config.portalDir, prefix: '/', ignored: ['pages/**', 'index.html'], cachedFor });
  }
  server.setNotFoundHandler((request, reply) => {
    if (documents && isUnscriptedLogin(request)) return reply.redirect('/login', 303);
    return documents && wantsPage(request)
      ? sendPage(documents, request, reply)
      : answerNothing(server, request, reply);
  });
}

// An outdated service worker would hide a new version of the portal.
const cachedFor = (path: string) => (path === '/sw.js' ? 'no-cache' : 'public, max-age=3600');

/**
 * Returns whether this is the login form, submitted before its script loaded: its content is ignored, and the page is
 * shown again (s2.route.login).
 */
const isUnscriptedLogin = (request: FastifyRequest) => request.method === 'POST' && pathOf(request) === '/login';

/**
 * Returns whether a request is for a page: a GET without an extension, or one of the spec's pages that end in .html.
 */
function wantsPage(request: FastifyRequest) {
  const { method } = request;
  const path = pathOf(request);
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    !/^\/(wps|lgw|hooks|assets|demo|healthz|readyz)(\/|$)/.test(path) &&
    (!/\.[^/]*$/.test(path) || path.endsWith('.html')) &&
    !/\/\./.test(path)
  );
}

function sendPage(documents: Documents, request: FastifyRequest, reply: FastifyReply) {
  const { document, known, early } = documents.find(
    pathOf(request),
    languageOf({ headers: { cookie: request.headers.cookie } }),
  );
  reply.headers({ 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Encoding', ETag: document.etag });
  reply.header(
    'Content-Security-Policy',
    withStyles(String(reply.getHeader('Content-Security-Policy')), document.styles),
  );
  if (early) reply.header('Link', early);
  if (known && request.headers['if-none-match'] === document.etag) return reply.status(304).send();
  const { body, encoding } = packed(document, request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .status(known ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(body);
}

function packed(document: Packed, accepted: string | string[] | undefined) {
  const named = String(accepted ?? '');
  if (/\bbr\b/.test(named)) return { body: document.br, encoding: 'br' };
  return /\bgzip\b/.test(named) ? { body: document.gzip, encoding: 'gzip' } : { body: document.plain, encoding: null };
}
