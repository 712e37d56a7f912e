import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GTAG } from '../../../contract/platform/analytics';
import { ApiError } from '../context';

/**
 * Content security policy: only our own resources; pictures may also be data URLs (captchas) or blobs. No inline code,
 * no framing by others (asvs 3.4.3).
 */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Adds hosts to one directive of a policy. */
const lettingIn = (policy: string, directive: string, hosts: readonly string[]): string =>
  hosts.length === 0 ? policy : policy.replace(`${directive} 'self'`, `${directive} 'self' ${hosts.join(' ')}`);

/**
 * Returns the policy of a site: analytics may load its script and reach its hosts, if it is configured
 * (own.analytics.consent); pictures may also come from the image CDNs (s9.const.image-cdn).
 */
export function policyFor({ gtagId, imageCDNs = [] }: { gtagId: string; imageCDNs?: readonly string[] }): string {
  const counting =
    gtagId === '' ? POLICY : lettingIn(lettingIn(POLICY, 'script-src', [GTAG.script]), 'connect-src', GTAG.collect);
  return lettingIn(counting, 'img-src', imageCDNs);
}

/** Allows the inline style sheets of a document by their hashes. */
export const withStyles = (policy: string, hashes: readonly string[]): string => lettingIn(policy, 'style-src', hashes);

export const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  // Login providers open in a popup, which the page must see close; otherwise openers are isolated.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const YEAR = 31_536_000;

/**
 * Sets the headers of every response, which is not cached unless its route allows it; HSTS only over TLS, because of
 * mirrors without TLS (asvs 3.4.1). `origin`: the server's own behind a proxy that sends another host.
 */
export function secure(server: FastifyInstance, policy = () => POLICY, origin: string | null = null) {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...HEADERS,
      'Content-Security-Policy': policy(),
      'X-Request-Id': request.id,
      'Cache-Control': 'no-store',
    });
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`);
    rejectCrossSite(request, origin);
  });
}

/** Rejects cross-site requests with unsafe methods (asvs 3.5.1), by the origin that the browser reports. */
function rejectCrossSite({ method, headers, host }: FastifyRequest, origin: string | null) {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  const site = headers['sec-fetch-site'];
  const elsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isOwn = headers.origin === undefined || headers.origin === origin || hostOf(headers.origin) === host;
  if (elsewhere || !isOwn) throw new ApiError(403, 'request.crossSite');
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
