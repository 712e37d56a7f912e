import type { Sealed } from '../../contract';
import type { GatewayKey } from './cipher';
import { loadScript } from './load-script';
import type { ServerClock } from './server-clock';

/**
 * Seals payloads for the gateway (design, "The wire"). The cipher comes as a chunk of its own when it is first needed: players also
 * come through plain-HTTP mirrors, where WebCrypto is absent. TLS is the real protection; this guards against proxies that log.
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
