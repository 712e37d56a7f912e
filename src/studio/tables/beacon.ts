import { BEACONS, isSigned } from '../../lottery/fair/beacon';
import { demoSigned } from '../../lottery/fair/demo-beacon';
import { fetchDrand } from '../../lottery/fair/drand';
import type { Settings } from '../settings';

/** Returns the signature (hex) of a round; null while the beacon is silent, or if the signature is not authentic. */
export type Beacon = (round: number) => Promise<string | null>;

export function openBeacon({ beacon, drandUrl }: Settings): Beacon {
  return async (round) => {
    const signature = beacon === 'demo' ? demoSigned(round) : await fetchDrand(drandUrl, round).catch(() => null);
    return signature !== null && isSigned(BEACONS[beacon], round, signature) ? signature : null;
  };
}
