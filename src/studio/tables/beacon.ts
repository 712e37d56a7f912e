import * as v from 'valibot';
import { BEACONS, isSigned } from '../../lottery/fair/beacon';
import { demoSigned } from '../../lottery/fair/demo-beacon';
import type { Settings } from '../settings';

/** Time that the server of drand has to respond, ms. */
const TIMEOUT_MS = 5_000;
/** Chain of drand's quicknet. */
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

const reply = v.object({ round: v.number(), signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)) });

/** Returns the signature (hex) of a round; null while the beacon is silent, or if the signature is not its own. */
export type Beacon = (round: number) => Promise<string | null>;

export function openBeacon({ beacon, drandUrl }: Settings): Beacon {
  const fetchSignature = async (round: number): Promise<string | null> => {
    if (beacon === 'demo') return demoSigned(round);
    const response = await fetch(new URL(`/${CHAIN}/public/${round}`, drandUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = response.ok ? v.safeParse(reply, await response.json()) : null;
    return read?.success && read.output.round === round ? read.output.signature : null;
  };
  return async (round) => {
    const signature = await fetchSignature(round).catch(() => null);
    return signature !== null && isSigned(BEACONS[beacon], round, signature) ? signature : null;
  };
}
