import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract';
import type { ModuleContext } from '../../platform/context';
import { hostsOf } from '../../platform/system/hosts';

/** Studio that this module starts and opens games at. */
export const LAB_STUDIO = 'maidanlab';

type Known = Pick<ModuleContext, 'config' | 'listening'>;

/** Where the demo's studio is for who has called us by `origin`: the setting, else the same host at the studio's port; null where there is none. */
function labOrigin({ config, listening }: Known, origin: string): string | null {
  if (listening.studio === 0) return null;
  return config.studioOrigin ?? `http://${new URL(origin).hostname}:${listening.studio}`;
}

type Opened = { origin: string; token: string; language: Language };

/** A game's address there, with its one-time token, for who has called us by `origin`; null where there is no such studio. */
export function labAddress(known: Known, { origin, token, language }: Opened): string | null {
  const lab = labOrigin(known, origin);
  return lab && `${lab}/play?${new URLSearchParams({ lang: language, token })}`;
}

/** The page there that verifies rounds, for who has called us by `origin`; null where there is no such studio. */
export function labVerifier(known: Known, origin: string): string | null {
  const lab = labOrigin(known, origin);
  return lab && `${lab}/verify`;
}

/**
 * Our pages may frame the demo's studio, at exactly its origin and only for hosts that we know, and the launch CDNs where there are some
 * (s9.const.launch-cdn), and nobody else (asvs 3.4.3).
 */
export function frameGames(server: FastifyInstance, known: Known): void {
  server.addHook('onRequest', async ({ protocol, host, hostname }, reply) => {
    const lab = known.config.knownHosts.includes(hostname.toLowerCase())
      ? labOrigin(known, `${protocol}://${host}`)
      : null;
    const framed = [...(lab ? [lab] : []), ...hostsOf(known).launchGameCDNs];
    if (framed.length > 0)
      reply.header(
        'Content-Security-Policy',
        `${reply.getHeader('Content-Security-Policy')}; frame-src ${framed.join(' ')}`,
      );
  });
}
