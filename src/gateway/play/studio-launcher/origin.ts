import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../contract';
import { TABLES_PATH } from '../../../contract/play/studio-tables';
import { reachable } from '../../discovery-file';
import type { ModuleContext } from '../../platform/context';
import { hostsOf } from '../../platform/system/hosts';

/** Studio that this module starts and opens games at. */
export const LAB_STUDIO = 'maidanlab';

type Known = Pick<ModuleContext, 'config' | 'listening'>;

/**
 * Returns the demo studio's origin for callers at `origin`: from the setting, else the same host at the studio's port;
 * null without a studio.
 */
function labOrigin({ config, listening }: Known, origin: string): string | null {
  if (listening.studio === 0) return null;
  return config.studioOrigin ?? `http://${new URL(origin).hostname}:${listening.studio}`;
}

type Opened = { origin: string; token: string; language: Language };

/** Returns a game's address with its one-time token, for callers at `origin`; null without a studio. */
export function labAddress(known: Known, { origin, token, language }: Opened): string | null {
  const lab = labOrigin(known, origin);
  return lab && `${lab}/play?${new URLSearchParams({ lang: language, token })}`;
}

/** Returns the studio's page that verifies rounds, for callers at `origin`; null without a studio. */
export function labVerifier(known: Known, origin: string): string | null {
  const lab = labOrigin(known, origin);
  return lab && `${lab}/verify`;
}

/** Returns the address of the studio's public tables for calls from this process; null without a studio. */
export const labTables = ({ config, listening }: Known): string | null =>
  listening.studio === 0 ? null : `http://${reachable(config.host)}:${listening.studio}${TABLES_PATH}`;

/**
 * Allows our pages to frame exactly the demo studio's origin, for known hosts, and the launch CDNs if there are any
 * (s9.const.launch-cdn), and nothing else (asvs 3.4.3).
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
