import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoSecret } from '../../../../src/gateway/demo/studios';
import { makeLaunch } from '../../../../src/gateway/play/studio/launches';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { type Portal, signCall } from '../../../../src/studio/conformance/wire';
import type { TestGateway } from '../../harness/gateway';
import type { Modules } from '../../harness/modules';

/** The portal as configured at the rehearsing studio. */
export function rehearsalAt({ url, dataDir }: Pick<TestGateway, 'url' | 'dataDir'>): Portal {
  const keys: Record<string, { key: string; secret: string }> = JSON.parse(
    readFileSync(join(dataDir, 'studio.json'), 'utf8'),
  );
  const { key = '', secret = '' } = keys.rehearsal ?? {};
  return { url, key, secret };
}

/** A studio that calls directly into the server with its key. */
export function studioOf({ server }: Pick<Modules, 'server'>, { key, secret }: { key: string; secret: string }) {
  return async (call: string, body: object) => {
    const sent = signCall({ url: '', key, secret }, `/studio/v1/${call}`, JSON.stringify(body));
    const { statusCode, body: text } = await server.inject({
      method: 'POST',
      url: sent.path,
      headers: sent.headers,
      payload: sent.bytes,
    });
    return { status: statusCode, ...JSON.parse(text) };
  };
}

/** The demo's studio. */
export const labOf = async (gateway: Modules) =>
  studioOf(gateway, { key: LAB_STUDIO, secret: await demoSecret(gateway.ctx, LAB_STUDIO) });

export const WHEEL = {
  gameId: 'lab-wheel',
  vassalage: 'MAIDANLAB',
  launchMode: 'GLS',
  accountType: 1,
  confirmTrans: 0,
} as const;
const FIXED = { platform: 'html5-desktop', clientType: 3, merchantCode: 'maidan', language: 'bn' } as const;
/** Launch parameters of a game by GET, without a token. */
export const launchOf = (username: string, game: object = {}) => ({ ...WHEEL, ...FIXED, username, ...game });

/** A player in a session of the demo's studio; calls carry their common fields. */
export async function atTheLab(gateway: Modules, accountId: string, by?: ReturnType<typeof studioOf>) {
  const lab = by ?? (await labOf(gateway));
  const launchOptions = {
    studioId: LAB_STUDIO,
    accountId,
    gameId: 'lab-wheel',
    roomId: null,
    mode: 'real',
    language: 'bn',
  } as const;
  const { token } = await makeLaunch(gateway.ctx, { ...launchOptions, country: null, origin: 'http://localhost' });
  const { sessionId } = (await lab('session', { token })).session;
  const send = (call: string, body: object) => lab(call, { sessionId, player: accountId, currency: 'BDT', ...body });
  return { sessionId, send };
}
