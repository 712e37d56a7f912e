import type { Sealed } from '../../contract';
import type { GatewayKey } from './cipher';
import { loadScript } from './load-script';
import type { ServerClock } from './server-clock';

/**
 * Seals payloads for the gateway (design, "The wire"). The cipher loads as a separate chunk on first use; it does not
 * rely on WebCrypto, which is absent on the plain-HTTP mirrors that some players use. TLS is the real protection; this
 * guards against proxies that log.
 */
export function createSealer(clock: ServerClock, readKey: () => Promise<GatewayKey>) {
  let key: GatewayKey | null = null;
  return {
    learn(latest: GatewayKey) {
      key = latest;
    },
    async seal(plaintext: Record<string, unknown>): Promise<Sealed> {
      const [{ sealWith, nonce }, known] = await Promise.all([loadScript(() => import('./cipher')), key ?? readKey()]);
      return sealWith(known, JSON.stringify({ ...plaintext, timestamp: clock.now(), nonce: nonce() }));
    },
  };
}
