import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GTAG } from '../../../contract/platform/analytics';
import { ApiError } from '../context';

/** Only what comes from here runs or shows; pictures may be data (captchas) or blobs. Nothing inline, nobody frames us (asvs 3.4.3). */
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

/** The same with other hosts let in, each for one thing. */
const lettingIn = (policy: string, directive: string, hosts: readonly string[]): string =>
  hosts.length === 0 ? policy : policy.replace(`${directive} 'self'`, `${directive} 'self' ${hosts.join(' ')}`);

/**
 * The policy of a site: what counts its visits comes from its host and tells its hosts, and no others (own.analytics.consent); its pictures may come from
 * its image CDNs too (s9.const.image-cdn).
 */
export function policyFor({ gtagId, imageCDNs = [] }: { gtagId: string; imageCDNs?: readonly string[] }): string {
  const counting =
    gtagId === '' ? POLICY : lettingIn(lettingIn(POLICY, 'script-src', [GTAG.script]), 'connect-src', GTAG.collect);
  return lettingIn(counting, 'img-src', imageCDNs);
}

/** A policy that lets in the style sheets which stand in a document, by their hashes. */
export const withStyles = (policy: string, hashes: readonly string[]): string => lettingIn(policy, 'style-src', hashes);

export const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  // A provider's sign-in window is opened by the page, which must see it close; nobody else keeps a hold on us.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const YEAR = 31_536_000;

/** The headers of every reply, which nobody keeps unless its route says how long; HSTS only where the visitor came over TLS, for the mirrors without it (asvs 3.4.1). */
export function secure(server: FastifyInstance, policy = () => POLICY) {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...HEADERS,
      'Content-Security-Policy': policy(),
      'X-Request-Id': request.id,
      'Cache-Control': 'no-store',
    });
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`);
    refuseCrossSite(request);
  });
}

/** No other site can make a browser act here (asvs 3.5.1): the browser says where an unsafe request comes from. */
function refuseCrossSite({ method, headers, host }: FastifyRequest) {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  const site = headers['sec-fetch-site'];
  const elsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (elsewhere || (headers.origin !== undefined && hostOf(headers.origin) !== host))
    throw new ApiError(403, 'request.crossSite');
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
