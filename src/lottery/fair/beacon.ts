import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** Beacon with a pinned key: operator, public key (G2, hex), time of the first round (ms) and period (ms). */
export type Beacon = { label: string; publicKey: string; genesis: number; period: number };

const quicknet = { genesis: 1_692_803_367_000, period: 3_000 };

/**
 * Public randomness beacons of the scheme `bls-unchained-g1-rfc9380`. `drand-quicknet` is the League of Entropy's,
 * chain 52db9ba7…e971. `demo` has its secret key in the source, so it proves nothing about chance.
 */
export const BEACONS = {
  'drand-quicknet': {
    ...quicknet,
    label: 'drand quicknet, run by the League of Entropy',
    publicKey:
      '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  },
  demo: {
    ...quicknet,
    label: 'demo beacon, not independent: whoever runs the demo can make it',
    publicKey:
      'b1a0c0fbcf90227cf146d26691e98ea5167d9eca3d7f16bf4ae0a6036e7158055546976686e7ae2f03714ef21c8571bc12073d20e55ad2f7b3650b21e23922adfb98ab567ec8ab5bc48929b30222a6da7e934cf010a7fd249ac864869a055e9c',
  },
} as const satisfies Record<string, Beacon>;
export type BeaconName = keyof typeof BEACONS;

/** Delay (ms) from an issue's close to its beacon round, so that the round is unknown while bets are open. */
const AFTER_CLOSE = 3_000;

/** Returns the first round at or after a moment (ms). */
export const roundAt = ({ genesis, period }: Beacon, at: number): number => Math.ceil((at - genesis) / period) + 1;
export const publishedAt = ({ genesis, period }: Beacon, round: number): number => genesis + (round - 1) * period;
/** Returns the round that decides an issue with this closing time (ms). */
export const roundOf = (beacon: Beacon, closesAt: number): number => roundAt(beacon, closesAt + AFTER_CLOSE);

const scheme = bls12_381.shortSignatures;
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * Returns the message that a round's signature covers: the SHA-256 of its number (eight bytes), hashed to G1 (RFC
 * 9380).
 */
export function pointOf(round: number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return scheme.hash(sha256(bytes), DST);
}

/** Returns whether a signature (48 bytes, hex) is the beacon's for a round, under its pinned key. */
export function isSigned({ publicKey }: Beacon, round: number, signature: string): boolean {
  try {
    return scheme.verify(hexToBytes(signature), pointOf(round), hexToBytes(publicKey));
  } catch {
    return false;
  }
}
